import type {BundleOptions} from '@docs-kit/docs-mcp-server/bundle';
import {site} from '../site';

const name = 'saiki-docs';

/** The MCP server that the site publishes. Readers' programs know its address: never change it. */
export const mcpServer: BundleOptions = {
  site: new URL(site.baseUrl, site.url).href.replace(/\/$/u, ''),
  entry: 'config/mcpServer/main.ts',
  file: `mcp/${name}.mjs`,
  title: `MCP server of the documentation of Saiki ${site.version}`,
};
