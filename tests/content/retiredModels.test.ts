// Samples name models that their providers still run. Saiki accepts the others too, so the check of samples can't tell:
// their calls fail, and the CLI prints nothing.
import {describe, expect, it} from 'vitest';
import {retiredModelsIn, retiredModelsPage} from '../../config/retiredModels';
import {expectNoProblems} from './support/expectNoProblems';
import {readSamples, writtenPages} from './support/writtenPages';

describe('samples use no model that its provider has retired', () => {
  it.each(writtenPages.map(({file}) => file))('%s', (file) => {
    expectNoProblems(
      readSamples(file).blocks.flatMap(({line, code}) =>
        retiredModelsIn(code).map(
          (name) => `${file}:${line} "${name}" is retired. Fix: name another model, see ${retiredModelsPage}`,
        ),
      ),
    );
  });

  it.each([
    ['llm:\n  provider: anthropic\n  model: claude-4-sonnet-20250514', 1],
    ['saiki --model gpt-4.1-nano "What is MCP?"', 1],
    ["{provider: 'openai', model: 'o4-mini'}", 1],
    ['{"model": "o1"}', 1],
    ['{"model":"o1"}', 1],
    ['saiki --model=O1', 1],
    ['llm:\n  provider: openai\n  model: gpt-4.1-mini', 0],
  ])('%j: %i to correct', (code, count) => {
    expect(retiredModelsIn(code)).toHaveLength(count);
  });
});
