import {describe, expect, it} from 'vitest';
import {checkStatements} from './checkStatements';

const check = (...lines: string[]) => checkStatements(`${lines.join('\n')}\n`, 'content/diagrams/a.mmd', 5);

describe('lines of a diagram', () => {
  it.each([
    [
      'boxes and arrows',
      ['flowchart LR', '', '%% words', 'a["A (b), c"] --> b(["B"])', 'a -->|/api| c[("C")] --> d{"D?"}'],
    ],
    ['boxes without quotes', ['flowchart TD', 'a[Message 1 of user-17] -.-> queueA', 'a-1 ==> b']],
    ['groups', ['flowchart TD', 'subgraph x["X"]', 'direction LR', 'a --- b', 'subgraph y', 'c', 'end', 'end']],
    [
      'messages',
      ['sequenceDiagram', 'participant A', 'actor B as Port, 3100', 'A->>B: run(a, b)', 'A-->>+B: x', 'A-)B: …'],
    ],
    ['blocks', ['sequenceDiagram', 'loop a b', 'alt c', 'A->>B: x', 'else d', 'Note over A,B: n', 'end', 'end']],
  ])('pass: %s', (_, lines) => {
    expect(() => check(...lines)).not.toThrow();
  });

  it.each([
    [
      'an arrow that does not exist',
      ['flowchart TD', 'a["A"] -> b["B"]'],
      '6 "a["A"] -> b["B"]" cannot be drawn. Fix: Write a box as',
    ],
    ['a label that is not closed', ['flowchart TD', '', 'a["A" --> b["B"]'], '7 "a["A" --> b["B"]" cannot be drawn.'],
    ['a bracket in a label', ['flowchart TD', 'a["A [b]"]'], '6 "a["A [b]"]" cannot be drawn.'],
    ['an arrow to nothing', ['flowchart TD', 'a -->'], '6 "a -->" cannot be drawn.'],
    [
      'a group without end',
      ['flowchart TD', 'a --> b', 'subgraph x', 'c'],
      '7 "subgraph x" has no end. Fix: Write "end"',
    ],
    [
      'a misspelt participant',
      ['sequenceDiagram', 'participnt B as Bb'],
      '6 "participnt B as Bb" cannot be drawn. Fix: Write "participant',
    ],
    ['a message without a colon', ['sequenceDiagram', 'A-->C hello'], '6 "A-->C hello" cannot be drawn.'],
    ['a misspelt block', ['sequenceDiagram', 'lop x'], '6 "lop x" cannot be drawn.'],
    ['a block without end', ['sequenceDiagram', 'loop x', 'A->>B: y'], '6 "loop x" has no end.'],
    ['an end too many', ['sequenceDiagram', 'A->>B: y', 'end'], '7 "end" ends nothing.'],
    ['another way in the wrong block', ['sequenceDiagram', 'loop x', 'else y'], '7 "else" stands outside "alt".'],
    [
      'a misspelt kind',
      ['flowchrt TD', 'a --> b'],
      '5 "flowchrt TD" begins no diagram. Fix: Begin with "flowchart LR"',
    ],
    ['nothing', [''], '5 has no diagram.'],
  ])('are refused with file, line and fix: %s', (_, lines, message) => {
    expect(() => check(...lines)).toThrow(`content/diagrams/a.mmd:${message}`);
  });
});
