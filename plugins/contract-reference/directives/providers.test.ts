import {describe, expect, it} from 'vitest';
import {markdownOf, rowOf} from './markdownOf.testing';
import {providers} from './providers';

describe('::providers', () => {
  it('has a row for each provider', () => {
    const names = markdownOf(providers).match(/^\| \[`(?<name>[^`]+)`\]/gmu);
    expect(names).toHaveLength(7);
  });

  it.each([
    ['openai', '`gpt-4.1-mini`', '`vercel`, `in-built`', 'refused', '`OPENAI_API_KEY`, `OPENAI_KEY`'],
    ['openai-compatible', 'none', '`vercel`', 'required', '`OPENAI_API_KEY`, `OPENAI_KEY`'],
    [
      'google',
      '`gemini-2.5-pro`',
      '`vercel`',
      'refused',
      '`GOOGLE_API_KEY`, `GEMINI_API_KEY`, `GOOGLE_GENERATIVE_AI_API_KEY`',
    ],
  ])('shows default model, working routers, baseURL and keys of %s', (name, ...cells) => {
    expect(rowOf(markdownOf(providers), name)?.slice(1)).toEqual(cells);
  });
});
