import type {InlineCode, Root} from 'mdast';
import {expect, it} from 'vitest';
import {remarkUnbrokenCode} from './remarkUnbrokenCode';

function classesOf(value: string, data?: InlineCode['data']): unknown {
  const code: InlineCode = {type: 'inlineCode', value, data};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [code]}]};
  remarkUnbrokenCode()(tree);
  return code.data?.hProperties?.className;
}

it.each(['--new-session', '-v, --version', '@truffle-ai/saiki', '/api/sessions?limit=1'])(
  '%s stays in one piece',
  (value) => {
    expect(classesOf(value)).toEqual(['unbroken']);
  },
);

it.each([
  ['has no place to break', 'systemPrompt'],
  ['ends where it could break', 'saiki-'],
  ['may be wider than the screen', 'http://localhost:3000/api/sessions'],
])('what %s is left alone: %s', (_, value) => {
  expect(classesOf(value)).toBeUndefined();
});

it('words of a longer command stay in one piece each', () => {
  const code: InlineCode = {type: 'inlineCode', value: 'saiki --agent ./agent.yml "Hello you"'};
  remarkUnbrokenCode()({type: 'root', children: [{type: 'paragraph', children: [code]}]});
  expect(code.data?.hProperties).toBeUndefined();
  expect(code.data?.hChildren).toMatchObject([
    {value: 'saiki'},
    {value: ' '},
    {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '--agent'}]},
    {value: ' '},
    {tagName: 'span', children: [{value: './agent.yml'}]},
    {value: ' '},
    {value: '"Hello'},
    {value: ' '},
    {value: 'you"'},
  ]);
});

it('flags do not break behind their dashes where short commands may break', () => {
  const code: InlineCode = {type: 'inlineCode', value: '-v, --web-port'};
  remarkUnbrokenCode()({type: 'root', children: [{type: 'paragraph', children: [code]}]});
  expect(code.data?.hChildren).toMatchObject([
    {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '-v'}]},
    {value: ', '},
    {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '--web'}]},
    {value: '-port'},
  ]);
});

it('a long text without such words is left alone', () => {
  const code: InlineCode = {type: 'inlineCode', value: 'Configuration validation failed:'};
  remarkUnbrokenCode()({type: 'root', children: [{type: 'paragraph', children: [code]}]});
  expect(code.data).toBeUndefined();
});

it('what another plugin has given a look keeps it', () => {
  const data = {hProperties: {className: ['status']}};
  expect(classesOf('4xx/5xx', data)).toEqual(['status']);
});
