import type {RootContent} from 'mdast';
import {findNamed, md, type Contracts, type Directive} from '@docs-kit/reference';
import type {LlmRegistry, RegistryProvider} from '../../contracts/llmRegistry';

const contract = 'llm-registry.json';

const readProviders = (contracts: Contracts) => contracts.read<LlmRegistry>(contract).providers;

/** `::providers`: table of the providers with their routers, default model and key variables. */
export const providers: Directive = {
  name: 'providers',
  attributes: {},
  render(_, {contracts}) {
    const rows = Object.entries(readProviders(contracts)).map(([name, provider]) => [
      [md.rowAnchor(`provider-${name}`, md.inlineCode(name))],
      provider.defaultModel === null ? 'none' : [md.inlineCode(provider.defaultModel)],
      md.codeList(provider.workingRouters),
      md.codeList(provider.keyVariables),
    ]);
    const header = ['Provider', 'Default model', 'Routers that work', 'Key variables, in look-up order'];
    return [md.table(header, rows), baseUrlRule(contracts)];
  },
};

/** Says which providers need a `baseURL`: all others refuse one. */
function baseUrlRule(contracts: Contracts): RootContent {
  const needing = Object.entries(readProviders(contracts)).filter(([, {baseURL}]) => baseURL === 'required');
  const names = md.alternatives(needing.map(([name]) => [md.inlineCode(name)]));
  return md.paragraph(...names, md.text(' needs a '), md.inlineCode('baseURL'), md.text(', and no other takes one.'));
}

/** `::models{provider="openai"}`: models of one provider; without `provider`, those of all. */
export const models: Directive = {
  name: 'models',
  attributes: {provider: {required: false}},
  render({provider: wanted}, {contracts}) {
    const all = readProviders(contracts);
    if (wanted === undefined) return [modelTable(Object.entries(all), true)];
    const provider = findNamed('provider', wanted, Object.entries(all), contracts.pathOf(contract));
    return [provider.acceptsAnyModel ? anyModel(wanted) : modelTable([[wanted, provider]], false)];
  },
};

const anyModel = (provider: string): RootContent =>
  md.paragraph(md.inlineCode(provider), md.text(' takes any model name, knows no limits and accepts no files.'));

function modelTable(all: readonly (readonly [string, RegistryProvider])[], withProvider: boolean): RootContent {
  const rows = all.flatMap(([name, provider]) =>
    Object.entries(provider.models).map(([model, {maxInputTokens, fileKinds}]) => [
      ...(withProvider ? [[md.inlineCode(name)]] : []),
      [md.inlineCode(model), ...(model === provider.defaultModel ? [md.text(' (default)')] : [])],
      maxInputTokens.toLocaleString('en-US'),
      fileKinds.length === 0 ? 'none' : fileKinds.map((kind) => (kind === 'pdf' ? 'PDF' : kind)).join(', '),
    ]),
  );
  return md.table([...(withProvider ? ['Provider'] : []), 'Model', 'Input tokens', 'Files'], rows);
}
