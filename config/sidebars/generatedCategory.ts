import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseData, ProblemError} from '@docs-kit/report';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

const descriptionsFile = 'content/category-descriptions.yaml';

interface GeneratedCategory {
  /** Name in the sidebar. */
  label: string;
  /** Last part of the address, `getting-started` for `/docs/category/getting-started`. */
  slug: string;
  /** Title of the generated page, if it differs from the label. */
  title?: string;
  /** Pages and categories in it. */
  items: SidebarItemConfig[];
}

function description(slug: string): string {
  const descriptions = parseData(readFileSync(path.resolve(descriptionsFile), 'utf8'), descriptionsFile) as Record<
    string,
    string
  >;
  const text = descriptions[slug];
  if (!text) {
    const message = `has no description for the category "${slug}"`;
    throw new ProblemError({file: descriptionsFile, message, fix: `add a line "${slug}: …"`});
  }
  return text;
}

/**
 * Returns a sidebar category with a generated index page at `category/<slug>`.
 * @throws ProblemError when `content/category-descriptions.yaml` is not valid YAML or has no description for it
 */
export function generatedCategory({label, slug, title, items}: GeneratedCategory): SidebarItemConfig {
  return {
    type: 'category',
    label,
    link: {type: 'generated-index', title: title ?? label, slug: `/category/${slug}`, description: description(slug)},
    items,
  };
}
