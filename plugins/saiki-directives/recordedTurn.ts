import {findNamed, md, type Contracts, type Directive} from '@docs-kit/reference';
import type {Scenario, RecordedFrame} from '../../contracts/scenarios';
import {messageAnchor, readSocketMessages, type Direction} from './webSocket';

/** Recorded frames of a client and a server, within the contracts folder. */
export const scenariosFile = 'recordings/websocket.json';

/** A frame, and how many frames in a row have its name. */
interface Step {
  readonly direction: Direction;
  readonly name: string;
  readonly frame: RecordedFrame;
  readonly count: number;
}

function stepsOf({messages}: Scenario): Step[] {
  const steps: Step[] = [];
  for (const {direction, message} of messages) {
    if (direction === 'rest') continue;
    const name = message.event ?? message.type ?? '';
    const last = steps.at(-1);
    // Only chunks are numerous, and a reader needs to see two responses in a row.
    if (name === 'chunk' && last?.name === 'chunk') steps[steps.length - 1] = {...last, count: last.count + 1};
    else steps.push({direction: direction === 'client' ? 'send' : 'receive', name, frame: message, count: 1});
  }
  return steps;
}

/** Formats a frame on one line, with spaces where it may wrap. */
function oneLine(frame: RecordedFrame): string {
  const lines = JSON.stringify(frame, null, 1)
    .split('\n')
    .map((line) => line.trim());
  return lines.reduce((before, line) =>
    /[{[]$/u.test(before) || /^[}\]]/u.test(line) ? before + line : `${before} ${line}`,
  );
}

/** Returns a function that explains a step with the summary of its message. */
function summariesOf(contracts: Contracts): (step: Step) => string {
  const all = {
    send: readSocketMessages(contracts, 'send').messages,
    receive: readSocketMessages(contracts, 'receive').messages,
  };
  return ({direction, name}) => all[direction].find((message) => message.name === name)?.summary ?? '';
}

/** `::recorded-turn{scenario="…"}`: the frames of a recorded turn in order, each with an explanation. */
export const recordedTurn: Directive = {
  name: 'recorded-turn',
  attributes: {scenario: {required: true}},
  render({scenario = ''}, {contracts, findPage}) {
    const all = contracts.read<readonly Scenario[]>(scenariosFile);
    const byScenario = all.map((recording) => [recording.scenario, recording] as const);
    const recording = findNamed('scenario', scenario, byScenario, contracts.pathOf(scenariosFile));
    const summaryOf = summariesOf(contracts);
    const items = stepsOf(recording).map((step) => {
      const {direction, name, frame, count} = step;
      const page = findPage('message', {name, direction});
      const who = md.strong(md.text(direction === 'send' ? 'Client' : 'Server'));
      const link = md.linkIfShown(page, messageAnchor(direction, name), `\`${name}\``);
      const meaning = md.parseInline(summaryOf(step));
      const end = meaning.length > 0 ? [md.text('. '), ...meaning] : [];
      const times = count > 1 ? [md.text(`, ${count} times`)] : [];
      return [
        md.paragraph(who, md.text(' '), ...link, ...times, ...end),
        md.code('json', oneLine(frame), `ws=${name}`),
      ];
    });
    return [md.steps(items)];
  },
};
