import type {RootContent} from 'mdast';
import type {LlmRegistry, RegistryProvider} from '../../../contracts/llmRegistry';
import type {ReferenceDirective} from '../directive';
import {inlineCode, paragraph, table, text} from '../markdown';
import {unknownName} from '../unknownName';

const contract = 'llm-registry.json';

/** `::models{provider="openai"}`: models of one provider; without `provider`, those of all. */
export const models: ReferenceDirective = {
  name: 'models',
  attributes: {provider: {required: false}},
  render({provider: wanted}, {contracts}) {
    const {providers} = contracts.read<LlmRegistry>(contract);
    if (wanted === undefined) return [tableOf(Object.entries(providers), true)];
    const provider = Object.hasOwn(providers, wanted) ? providers[wanted] : undefined;
    if (!provider) throw unknownName('provider', wanted, Object.keys(providers), `contracts/${contract}`);
    return provider.acceptsAnyModel ? [anyModel(wanted)] : [tableOf([[wanted, provider]], false)];
  },
};

const anyModel = (provider: string): RootContent =>
  paragraph(inlineCode(provider), text(' takes any model name, knows no limits and accepts no files.'));

function tableOf(providers: readonly (readonly [string, RegistryProvider])[], withProvider: boolean): RootContent {
  const header = [...(withProvider ? ['Provider'] : []), 'Model', 'Input tokens', 'Files'];
  const rows = providers.flatMap(([name, provider]) =>
    Object.entries(provider.models).map(([model, {maxInputTokens, fileKinds}]) => [
      ...(withProvider ? [[inlineCode(name)]] : []),
      [inlineCode(model), ...(model === provider.defaultModel ? [text(' (default)')] : [])],
      [text(maxInputTokens.toLocaleString('en-US'))],
      [text(fileKinds.length === 0 ? 'none' : fileKinds.map(kindInWords).join(', '))],
    ]),
  );
  return table(
    header.map((title) => [text(title)]),
    rows,
  );
}

const kindInWords = (kind: string): string => (kind === 'pdf' ? 'PDF' : kind);
