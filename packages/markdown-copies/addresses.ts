/**
 * Returns the path of a page's Markdown copy: the page's own path with `.md` appended.
 * @param pathname path of the page with the base path, with or without a trailing slash or `.html`
 * @param baseUrl base path with slashes on both sides
 * @example copyPath('/base/docs/guides/cli', '/base/') // '/base/docs/guides/cli.md'
 * @example copyPath('/base/', '/base/') // '/base/index.md'
 */
export function copyPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/\.html$/, '').replace(/\/+$/, '');
  return `${clean}/` === baseUrl ? `${baseUrl}index.md` : `${clean}.md`;
}
