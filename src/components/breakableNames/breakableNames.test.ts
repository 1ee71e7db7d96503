import {expect, test} from 'vitest';
import {breakableNames} from './index';

test.each([
  ['<code>saiki:toolConfirmationResponse</code>', '<code>saiki:<wbr>toolConfirmationResponse</code>'],
  ['<code>GET /api/mcp/servers</code>', '<code>GET /api/<wbr>mcp/<wbr>servers</code>'],
  ['<code>Map&lt;string&gt;</code>', '<code>Map&lt;string&gt;</code>'],
])('names in code break where they are joined: %s', (html, expected) => {
  expect(breakableNames(html)).toBe(expected);
});

test('very long parts of a name break between their words', () => {
  expect(breakableNames('<code>SaikiAgent.getSupportedModelsForProvider()</code>')).toBe(
    '<code>SaikiAgent.<wbr>get<wbr>Supported<wbr>Models<wbr>For<wbr>Provider()</code>',
  );
});

test('words of prose stay whole', () => {
  expect(breakableNames('Model.id and <code>agent.run</code> in OpenAI')).toBe(
    'Model.id and <code>agent.<wbr>run</code> in OpenAI',
  );
});
