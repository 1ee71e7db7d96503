import {expect, test} from 'vitest';
import {breakableNames} from './index';

test.each([
  ['<code>saiki:toolCall</code>', '<code><span>saiki:</span><span>tool<wbr>Call</span></code>'],
  ['<code>GET /api/sessions</code>', '<code><span>GET /api/</span><span>sessions</span></code>'],
  ['<code>new SaikiAgent()</code>', '<code>new Saiki<wbr>Agent()</code>'],
  ['<code>Map&lt;string&gt;</code>', '<code>Map&lt;string&gt;</code>'],
])('names in code break where they are joined, and between their words: %s', (html, expected) => {
  expect(breakableNames(html)).toBe(expected);
});

test('words of prose stay whole', () => {
  expect(breakableNames('Model.id and <code>run()</code> in OpenAI')).toBe('Model.id and <code>run()</code> in OpenAI');
});
