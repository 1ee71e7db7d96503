// Runs the checks of pages that a build starts with: front matter, links, images, Markdown. Part of `npm run check`.
import {load} from '@docs-kit/report/load.cjs';
import {loadContext} from '@docusaurus/core/lib/server/site.js';
import {contentSources} from '../config/content.ts';

const {default: contentRules} = load<typeof import('@docs-kit/content-rules')>('@docs-kit/content-rules');

try {
  const plugin = await contentRules(await loadContext({siteDir: process.cwd()}), {folders: contentSources});
  await plugin.loadContent?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
