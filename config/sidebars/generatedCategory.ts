import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FileFault} from '../../plugins/contract-reference/fileFault';
import {parseText} from '../../plugins/contract-reference/parseText';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

const descriptionsFile = 'content/category-descriptions.yaml';

interface GeneratedCategory {
  /** Name in the sidebar. */
  label: string;
  /** Last part of the address, `getting-started` for `/docs/category/getting-started`. */
  slug: string;
  /** Title of the generated page where it differs from the label. */
  title?: string;
  /** What the category holds. */
  items: SidebarItemConfig[];
}

function description(slug: string): string {
  const descriptions = parseText(readFileSync(path.resolve(descriptionsFile), 'utf8'), descriptionsFile) as Record<
    string,
    string
  >;
  const text = descriptions[slug];
  if (!text) {
    throw new FileFault(descriptionsFile, `has no description for the category "${slug}". Add a line "${slug}: …".`);
  }
  return text;
}

/**
 * A sidebar category with a generated index page at `category/<slug>`.
 * @throws FileFault when `content/category-descriptions.yaml` is broken or has no text for it
 */
export function generatedCategory({label, slug, title, items}: GeneratedCategory): SidebarItemConfig {
  return {
    type: 'category',
    label,
    link: {type: 'generated-index', title: title ?? label, slug: `/category/${slug}`, description: description(slug)},
    items,
  };
}
