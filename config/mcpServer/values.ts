import type {NamedSection} from '@docs-kit/docs-mcp-server';
import registry from '../../contracts/llm-registry.json';

const providersPage = '/docs/guides/configuring-saiki/llm/providers';
const routerKey = '/docs/guides/configuring-saiki/llm/configuration#config-llm-router';

/** Names that agents look up, but that have neither a heading nor a row in a table. */
export const namedValues: readonly NamedSection[] = [
  {
    kind: 'tool',
    label: 'MCP tool',
    name: 'chat_with_agent',
    section: {at: '/docs/guides/saiki-as-mcp-server#what-the-client-sees'},
  },
  ...Object.entries(registry.providers).flatMap(([provider, {models}]) =>
    Object.keys(models).map((name) => ({
      kind: 'provider',
      label: 'Model',
      name,
      section: {at: `${providersPage}#${provider}`},
    })),
  ),
  ...Object.keys(registry.routers).map((name) => ({kind: 'key', label: 'Router', name, section: {at: routerKey}})),
];
