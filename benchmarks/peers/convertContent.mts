import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Link, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse, stringify} from 'yaml';
import {grammarOf, languages} from '@docs-kit/code-samples/languages';
import {parseFence, readSampleFile} from '@docs-kit/pages';
import {pagesIn, remarkReference} from '@docs-kit/reference';
import {elementsToMarkdown} from '@docs-kit/reference/testing';
import {referenceOptions} from '../../plugins/saiki-directives/index.ts';

/** How the Markdown of a site generator differs from ours. */
export interface ContentDialect {
  /** Prefix of addresses within the site: `/saiki` if the site generator doesn't add it. */
  readonly linkPrefix: string;
  /** Front matter of a page. */
  frontMatter(page: PageFacts): Readonly<Record<string, unknown>>;
  /** The theme doesn't show the title from the front matter: it's added to the page as its first heading. */
  readonly withTitle?: boolean;
  /** First line of an admonition; undefined if `:::note[Title]` is right. */
  admonition?(type: string, title: string | undefined): string;
}

/** The front matter of our pages. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly position: number | undefined;
}

interface FrontMatter {
  title: string;
  description?: string;
  slug?: string;
  sidebar_position?: number;
}

const siteFolder = process.cwd();
const contentFolder = path.resolve('content');
const admonitionStart =
  /^(?<indent>\s*:::)(?<type>note|tip|info|warning|danger|caution)(?:\[(?<title>.*)\])?(?:\{.*\})?$/gm;

/** Maps `content/docs/guides/cli.md` to `/docs/guides/cli`; the dated folder of a post is replaced by its slug. */
function routeOf(file: string): string {
  const relative = path.relative(contentFolder, file).split(path.sep).join('/');
  const blog = /^blog\/\d{4}-\d\d-\d\d-(?<slug>[^/]+)\/index\.mdx?$/.exec(relative)?.groups?.slug;
  return blog ? `/blog/${blog}` : `/${relative.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

/** Turns samples into plain code blocks, and diagrams into a paragraph with their title. */
function plainBlocks() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      const {values} = parseFence(node.meta);
      if (values.file) {
        node.value = readSampleFile(siteFolder, {code: '', values});
      }
      node.lang = node.lang && node.lang in languages ? grammarOf(node.lang) : 'text';
      node.meta = null;
    });
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}, index, parent) => {
      if (name !== 'Diagram' || !parent || index === undefined) return;
      const title = attributes.find((attribute) => 'name' in attribute && attribute.name === 'title')?.value;
      parent.children[index] = {type: 'paragraph', children: [{type: 'text', value: `Diagram: ${String(title)}`}]};
    });
  };
}

function siteLinks(file: string, prefix: string) {
  return (tree: Root): void => {
    visit(tree, 'link', (node: Link) => {
      const [target = '', hash] = node.url.split('#');
      if (/^[\w./-]+\.mdx?$/.test(target)) {
        node.url = prefix + routeOf(path.resolve(path.dirname(file), target)) + (hash ? `#${hash}` : '');
      } else if (target.startsWith('/')) {
        node.url = prefix + node.url;
      }
    });
  };
}

function foldsAsMarkdown(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), elementsToMarkdown()];
}

function convertPage(file: string, dialect: ContentDialect): string {
  const source = readFileSync(file, 'utf8');
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkReference, referenceOptions(siteFolder))
    .use(plainBlocks)
    .use(() => siteLinks(file, dialect.linkPrefix))
    .use(foldsAsMarkdown)
    .use(remarkStringify, {bullet: '-', rule: '-'});
  const text = String(processor.processSync(new VFile({value: source, path: file})));
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const facts = parse(matter) as FrontMatter;
  const ours = dialect.frontMatter({
    title: facts.title,
    description: facts.description ?? '',
    position: facts.sidebar_position,
  });
  const {admonition} = dialect;
  const written = admonition
    ? body.replace(admonitionStart, (...found) => {
        const {indent = '', type = '', title} = found.at(-1) as Record<string, string | undefined>;
        return indent.replace(':::', '') + admonition(type, title);
      })
    : body;
  const heading = dialect.withTitle ? `\n# ${facts.title}\n` : '';
  return `---\n${stringify(ours)}---\n${heading}${written.replaceAll('{/* truncate */}', '').replaceAll('<!-- truncate -->', '')}`;
}

/**
 * Writes all our pages in the dialect of another site generator: directives expanded, samples and links resolved.
 * @param target folder that the site generator reads
 */
export function convertContent(target: string, dialect: ContentDialect): void {
  for (const file of pagesIn(contentFolder)) {
    const place = path.join(target, `${routeOf(file)}.md`);
    const isIndex = /\/index\.mdx?$/.test(file) && !file.includes('/blog/');
    const written = isIndex ? path.join(target, routeOf(file), 'index.md') : place;
    mkdirSync(path.dirname(written), {recursive: true});
    writeFileSync(written, convertPage(file, dialect));
  }
}
