import {expect, test} from 'vitest';
import {breakableNames} from './index';

test.each([
  ['<code>saiki:toolCall</code>', '<code><span>saiki:</span><span>toolCall</span></code>'],
  [
    '<code>saiki:toolConfirmationResponse</code>',
    '<code><span>saiki:</span><span>tool<wbr>Confirmation<wbr>Response</span></code>',
  ],
  ['<code>GET /api/sessions</code>', '<code><span>GET /api/</span><span>sessions</span></code>'],
  ['<code>LLMConfigurationValidation</code>', '<code>LLMConfiguration<wbr>Validation</code>'],
  ['<code>disconnectAll()</code>', '<code>disconnect<wbr>All()</code>'],
  ['<code>SessionManager</code>', '<code>SessionManager</code>'],
  ['<code>Map&lt;string&gt;</code>', '<code>Map&lt;string&gt;</code>'],
])('names in code break where they are joined, and long ones between their words: %s', (html, expected) => {
  expect(breakableNames(html)).toBe(expected);
});

test('words of prose stay whole', () => {
  expect(breakableNames('Model.id and <code>run()</code> in OpenAI')).toBe('Model.id and <code>run()</code> in OpenAI');
});
