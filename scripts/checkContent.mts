// Checks all pages as a build does before it builds anything: front matter, links, images, Markdown. A part of `npm run check`.
import {load} from '@docs-kit/report/load.cjs';
import {loadContext} from '@docusaurus/core/lib/server/site.js';

const name = '@docs-kit/content-rules';
const {default: contentRules} = load<typeof import('@docs-kit/content-rules')>(name);
const context = await loadContext({siteDir: process.cwd()});
const entry = context.siteConfig.plugins.find(
  (plugin) => plugin === name || (Array.isArray(plugin) && plugin[0] === name),
);
const options = Array.isArray(entry) ? (entry[1] as object) : {};

try {
  const plugin = await contentRules(context, options as Parameters<typeof contentRules>[1]);
  await plugin.loadContent?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
