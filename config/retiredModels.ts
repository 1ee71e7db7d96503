import registry from '../contracts/llm-registry.json';

/** Page that says since when, and what to use instead. */
export const retiredModelsPage = '/docs/guides/configuring-saiki/llm/providers#when-a-model-is-rejected-or-retired';

const {anthropic, groq} = registry.providers;

/** Models that Saiki lists and accepts, although their providers have retired them. Add a name when that happens. */
const retired: readonly string[] = [
  ...Object.keys(anthropic.models),
  ...Object.keys(groq.models),
  ...['gpt-4.1-nano', 'o1', 'o3-mini', 'o4-mini', 'grok-3'],
];

/** Whether a model is retired. Saiki accepts its name in any letter case. */
export const isRetired = (model: string): boolean => retired.includes(model.toLowerCase());

/** Returns the retired models that a file or command names as `model` or `--model`. */
export const retiredModelsIn = (code: string): string[] =>
  [...code.matchAll(/\bmodel(?:['"]?:\s*|=|\s+)['"]?(?<name>[\w./-]+)/gu)]
    .map(({groups}) => groups?.name ?? '')
    .filter(isRetired);
