// Runs the checks of pages that a build starts with: front matter, links, images, Markdown. Part of `npm run check`,
// whose check of samples reports what remark plugins find.
import {messageOf} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {loadContext} from '@docusaurus/core/lib/server/site.js';
import {contentSources} from '../config/content.ts';

const {default: contentRules} = load<typeof import('@docs-kit/content-rules')>('@docs-kit/content-rules');

const folders = contentSources.map((source) => ({...source, beforeDefaultRemarkPlugins: [], remarkPlugins: []}));

try {
  const plugin = await contentRules(await loadContext({siteDir: process.cwd()}), {folders});
  await plugin.loadContent?.();
} catch (error) {
  // Docusaurus says that it couldn't load a module, and the cause says why.
  for (let cause: unknown = error; cause !== undefined; cause = (cause as Error).cause) console.error(messageOf(cause));
  process.exitCode = 1;
}
