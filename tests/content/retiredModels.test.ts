// Samples name models that their providers still run. Saiki accepts the others too, so the check of samples can't tell:
// their calls fail, and the CLI prints nothing.
import {describe, expect, it} from 'vitest';
import registry from '../../contracts/llm-registry.json';
import {expectNoProblems} from './support/expectNoProblems';
import {readSamples, writtenPages} from './support/writtenPages';

/** The page that says when each was retired. */
const page = 'content/docs/guides/configuring-saiki/llm/providers.md';

/** Models that Saiki lists and providers have retired. */
const retired: readonly string[] = [
  ...Object.keys(registry.providers.anthropic.models),
  ...Object.keys(registry.providers.groq.models),
  ...['gpt-4.1-nano', 'o1', 'o3-mini', 'o4-mini', 'grok-3'],
];

/** Returns the retired models that a sample's `model` or `--model` names. */
const retiredIn = (code: string): string[] =>
  [...code.matchAll(/\bmodel(?:['"]?:|=)?\s+['"]?(?<name>[\w./-]+)/gu)]
    .map(({groups}) => groups?.name ?? '')
    .filter((name) => retired.includes(name));

describe('samples use no model that its provider has retired', () => {
  it.each(writtenPages.map(({file}) => file))('%s', (file) => {
    expectNoProblems(
      readSamples(file).blocks.flatMap(({line, code}) =>
        retiredIn(code).map((name) => `${file}:${line} "${name}" is retired. Fix: choose another from ${page}`),
      ),
    );
  });

  it.each([
    ['llm:\n  provider: anthropic\n  model: claude-4-sonnet-20250514', 1],
    ['saiki --model gpt-4.1-nano "What is MCP?"', 1],
    ["{provider: 'openai', model: 'o4-mini'}", 1],
    ['{"model": "o1"}', 1],
    ['llm:\n  provider: openai\n  model: gpt-4.1-mini', 0],
  ])('%j: %i to correct', (code, count) => {
    expect(retiredIn(code)).toHaveLength(count);
  });
});
