import {describe, expect, it} from 'vitest';
import {markdownOf, rowOf} from './markdownOf.testing';

describe('::providers', () => {
  it('has a row for each provider', () => {
    const names = markdownOf('providers').match(/^\| \[`(?<name>[^`]+)`\]/gmu);
    expect(names).toHaveLength(7);
  });

  it.each([
    ['openai', '`gpt-4.1-mini`', '`vercel`, `in-built`', '`OPENAI_API_KEY`, `OPENAI_KEY`'],
    ['openai-compatible', 'none', '`vercel`', '`OPENAI_API_KEY`, `OPENAI_KEY`'],
    ['google', '`gemini-2.5-pro`', '`vercel`', '`GOOGLE_API_KEY`, `GEMINI_API_KEY`, `GOOGLE_GENERATIVE_AI_API_KEY`'],
  ])('shows default model, working routers and keys of %s', (name, ...cells) => {
    expect(rowOf(markdownOf('providers'), name)?.slice(1)).toEqual(cells);
  });

  it('says which provider needs a baseURL', () => {
    expect(markdownOf('providers')).toContain('`openai-compatible` needs a `baseURL`, and no other takes one.');
  });
});

describe('::models', () => {
  it('shows limit and files of each model of a provider, and marks the default', () => {
    const markdown = markdownOf('models', {provider: 'openai'});
    expect(rowOf(markdown, 'gpt-4.1-mini')).toEqual(['`gpt-4.1-mini` (default)', '1,047,576', 'PDF']);
    expect(rowOf(markdown, 'gpt-4o-audio-preview')).toEqual(['`gpt-4o-audio-preview`', '128,000', 'PDF, audio']);
    expect(markdown.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(10);
  });

  it('says none for a model that takes no files', () => {
    expect(rowOf(markdownOf('models', {provider: 'xai'}), 'grok-3')?.[2]).toBe('none');
  });

  it('says in words that a provider takes any model', () => {
    expect(markdownOf('models', {provider: 'openai-compatible'})).toBe(
      '`openai-compatible` takes any model name, knows no limits and accepts no files.\n',
    );
  });

  it('reports an unknown provider and names the nearest', () => {
    expect(() => markdownOf('models', {provider: 'antropic'})).toThrow(
      'no provider "antropic" in contracts/llm-registry.json. Did you mean "anthropic"?',
    );
    expect(() => markdownOf('models', {provider: 'toString'})).toThrow('no provider "toString"');
  });
});
