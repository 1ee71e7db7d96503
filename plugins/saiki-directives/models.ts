import type {RootContent} from 'mdast';
import {defineDirective, findNamed, md, type Contracts, type Directive} from '@docs-kit/reference';
import type {LlmRegistry, RegistryProvider} from '../../contracts/llmRegistry';

const contract = 'llm-registry.json';

const readProviders = (contracts: Contracts) => contracts.read<LlmRegistry>(contract).providers;

/** `::providers`: table of the providers with their routers, default model and key variables. */
export const providers: Directive = {
  name: 'providers',
  render(_, {contracts}) {
    const rows = Object.entries(readProviders(contracts)).map(([name, provider]) => [
      md.rowAnchor(`provider-${name}`, `\`${name}\``),
      provider.defaultModel === null ? 'none' : `\`${provider.defaultModel}\``,
      md.codeList(provider.workingRouters),
      md.codeList(provider.keyVariables),
    ]);
    const header = ['Provider', 'Default model', 'Routers that work', 'Key variables, in look-up order'];
    return [md.table(header, rows), ...baseUrlRule(contracts)];
  },
};

/** States which providers need a `baseURL`: no others accept one. */
function baseUrlRule(contracts: Contracts): RootContent[] {
  const needing = Object.entries(readProviders(contracts)).filter(([, {baseURL}]) => baseURL === 'required');
  const names = md.alternatives(needing.map(([name]) => `\`${name}\``));
  return md.parseBlocks(`${names} needs a \`baseURL\`, and no other takes one.`);
}

/** `::models{provider="openai"}`: models of a provider. */
export const models = defineDirective({
  name: 'models',
  required: ['provider'],
  render({provider: wanted}, {contracts}) {
    const all = Object.entries(readProviders(contracts));
    const provider = findNamed('provider', wanted, all, contracts.pathOf(contract));
    return provider.acceptsAnyModel
      ? md.parseBlocks(`\`${wanted}\` takes any model name, knows no limits and accepts no files.`)
      : [modelTable(provider)];
  },
});

function modelTable({models: all, defaultModel}: RegistryProvider): RootContent {
  const rows = Object.entries(all).map(([model, {maxInputTokens, fileKinds}]) => [
    `\`${model}\`${model === defaultModel ? ' (default)' : ''}`,
    maxInputTokens.toLocaleString('en-US'),
    fileKinds.length === 0 ? 'none' : fileKinds.map((kind) => (kind === 'pdf' ? 'PDF' : kind)).join(', '),
  ]);
  return md.table(['Model', 'Input tokens', 'Files'], rows);
}
