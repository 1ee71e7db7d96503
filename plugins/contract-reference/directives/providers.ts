import type {PhrasingContent} from 'mdast';
import type {LlmRegistry} from '../../../contracts/llmRegistry';
import type {ReferenceDirective} from '../directive';
import {inlineCode, table, text} from '../markdown';
import {rowAnchor} from '../rowAnchor';
import {joined} from '../schema/limits';

const codes = (names: readonly string[]): PhrasingContent[] =>
  joined(
    names.map((name) => [inlineCode(name)]),
    ', ',
  );

/** `::providers`: table of the providers with their routers, default model and key variables. */
export const providers: ReferenceDirective = {
  name: 'providers',
  attributes: {},
  render(_, {contracts}) {
    const registry = contracts.read<LlmRegistry>('llm-registry.json');
    const header = ['Provider', 'Default model', 'Routers that work', '`baseURL`', 'Key variables, in look-up order'];
    const rows = Object.entries(registry.providers).map(([name, provider]) => [
      [rowAnchor(`provider-${name}`, inlineCode(name))],
      provider.defaultModel === null ? [text('none')] : [inlineCode(provider.defaultModel)],
      codes(provider.workingRouters),
      [text(provider.baseURL)],
      codes(provider.keyVariables),
    ]);
    return [table(header.map(headerCell), rows)];
  },
};

const headerCell = (title: string): PhrasingContent[] =>
  title.startsWith('`') ? [inlineCode(title.slice(1, -1))] : [text(title)];
