// Each message of the interface has an id, which its translations refer to: messages that share an id would all get the
// same translation.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';

interface Message {
  readonly id: string;
  readonly text: string;
  /** File and line. */
  readonly place: string;
}

const literal = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Returns the id and the text of `translate({id, message})` or `<Translate id>text</Translate>`. */
function messageAt(node: ts.Node): Pick<Message, 'id' | 'text'> | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const properties = new Map(
      node.arguments.flatMap((given) =>
        ts.isObjectLiteralExpression(given)
          ? given.properties
              .filter(ts.isPropertyAssignment)
              .map((each) => [each.name.getText(), each.initializer] as const)
          : [],
      ),
    );
    const id = literal(properties.get('id'));
    return id === undefined ? undefined : {id, text: literal(properties.get('message')) ?? id};
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const id = node.openingElement.attributes.properties
      .filter(ts.isJsxAttribute)
      .find(({name}) => name.getText() === 'id')?.initializer;
    const written = node.children.map((child) =>
      ts.isJsxExpression(child)
        ? (literal(child.expression) ?? '')
        : child
            .getText()
            .replace(/\s*\n\s*/gu, ' ')
            .trim(),
    );
    const known = literal(id);
    return known === undefined ? undefined : {id: known, text: written.join('')};
  }
  return undefined;
}

function messagesOf(file: string): Message[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const found = messageAt(node);
    const {line} = source.getLineAndCharacterOfPosition(node.getStart());
    if (found) messages.push({...found, place: `${file}:${line + 1}`});
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

it('no two messages share an id and differ in their text', () => {
  const files = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx', 'packages/*.ts', 'packages/*.tsx'], {
    encoding: 'utf8',
  });
  const messages = files
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.'))
    .flatMap(messagesOf);
  expect(messages.length).toBeGreaterThan(50);
  const first = new Map<string, Message>();
  const problems = messages.flatMap((message) => {
    const other = first.get(message.id) ?? message;
    first.set(message.id, other);
    return other.text === message.text
      ? []
      : [`${message.place} has the id "${message.id}" of ${other.place} and another text. Fix: choose another id.`];
  });
  expect(problems.join('\n')).toBe('');
});
