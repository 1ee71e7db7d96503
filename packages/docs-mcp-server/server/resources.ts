import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {Docs} from './docs';

/** Adds each page as a resource, at the address of its Markdown copy. */
export function addResources(server: McpServer, {data: {site, pages}}: Docs): void {
  for (const {path, title, description, markdown} of pages) {
    const address = `${site}${path === '/' ? '/index' : path}.md`;
    server.registerResource(path, address, {title, description, mimeType: 'text/markdown'}, () => ({
      contents: [{uri: address, mimeType: 'text/markdown', text: markdown}],
    }));
  }
}
