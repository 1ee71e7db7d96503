/**
 * Where a request has to go instead, so that a page has one address: no `.html`, no `/index.html`, no slash at the end.
 * @param pathname path of the request, without query
 * @param baseUrl base path with slashes on both sides, `/saiki/`
 * @returns the clean path, or undefined when the path is clean
 * @example redirectFor('/saiki/docs/x.html', '/saiki/') // '/saiki/docs/x'
 */
export function redirectFor(pathname: string, baseUrl: string): string | undefined {
  const root = baseUrl.slice(0, -1);
  if (pathname === '/' || pathname === root) {
    return baseUrl;
  }
  if (!pathname.startsWith(baseUrl) || pathname === baseUrl) {
    return undefined;
  }
  const clean = pathname.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  if (clean === pathname) {
    return undefined;
  }
  return clean === root ? baseUrl : clean;
}
