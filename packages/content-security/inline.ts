import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Inline code of a page: scripts and styles that its policy allows by hash, and attributes that it never allows. */
export interface InlineCode {
  /** Texts of scripts outside the content, which come from the template, the configuration or a plugin. */
  readonly scripts: readonly string[];
  /** Texts of scripts within the content, or added to the head by a page. */
  readonly contentScripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes such as `onclick="…"`, `style="…"` and `href="javascript:…"`, as written. */
  readonly attributes: readonly string[];
}

/** Types of script elements that browsers run. All others are data, to which policies don't apply. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Attributes whose value is an address that browsers follow, by themselves or after a click. */
const addresses = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data'];

/** Browsers skip control characters and spaces before the scheme, and some within it. */
// eslint-disable-next-line no-control-regex
const isScriptAddress = (value: string): boolean => /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));

const isForbidden = (name: string, value: string): boolean =>
  /^on[a-z]/.test(name) || name === 'style' || (addresses.includes(name) && isScriptAddress(value));

/** Id of the element that contains what authors write. */
const contentId = '__docusaurus';

/** Reads the inline code of a page. */
export function readInlineCode(html: string): InlineCode {
  const code = {scripts: [] as string[], contentScripts: [] as string[], styles: [] as string[]};
  const attributes: string[] = [];
  let depth = 0;
  let contentDepth: number | undefined;
  let list: string[] | undefined;
  let text = '';

  const parser = new Parser({
    onopentag(name, attribs) {
      depth += 1;
      if (attribs.id === contentId) contentDepth = depth;
      for (const [key, value] of Object.entries(attribs)) {
        if (isForbidden(key, value)) attributes.push(`${key}="${value}"`);
      }
      text = '';
      list = undefined;
      if (name === 'style') list = code.styles;
      const isInline = name === 'script' && attribs.src === undefined && executable.test(attribs.type ?? '');
      // React Helmet marks what a page adds to the head.
      const isOfContent = contentDepth !== undefined || attribs['data-rh'] !== undefined;
      if (isInline) list = isOfContent ? code.contentScripts : code.scripts;
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      list?.push(text);
      list = undefined;
      if (depth === contentDepth) contentDepth = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return {...code, attributes};
}

/**
 * Returns the source expression that allows one inline script or style.
 * @example hashSource('alert(1)') // "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
 */
export function hashSource(text: string): string {
  // Browsers hash the text in the document, where every line break is a line feed.
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${hash}'`;
}
