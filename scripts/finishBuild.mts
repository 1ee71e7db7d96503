import {secureBuild} from '@docs-kit/content-security';
import {bundleServer} from '@docs-kit/docs-mcp-server/bundle';
import {compressFiles, writeHostFiles} from '@docs-kit/hosting';
import {hostedSite, inlineCode} from '../config/hosting.ts';
import {mcpServer} from '../config/mcpServer/index.ts';

/**
 * Does what has to wait until no plugin changes a page any more: puts the content security policy into pages, writes the
 * MCP server with all pages in it and the files for hosts, and compresses.
 * @param folder of the built site
 * @throws ProblemError when a page has code that the policy blocks
 */
export async function finishBuild(folder: string): Promise<void> {
  writeHostFiles(folder, hostedSite(secureBuild(folder, inlineCode)));
  // Compressing keeps all processor cores busy, writing the server one of them. What the server holds is compressed
  // within its file.
  await Promise.all([compressFiles(folder), bundleServer(folder, mcpServer)]);
}
