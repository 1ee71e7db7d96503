import {escapeRegex} from '@docs-kit/report/text';
import {
  contentType,
  markdownAccept,
  mediaTypes,
  mostSpecificFirst,
  otherAddresses,
  rootOf,
  type HostedSite,
} from './site';

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns lines that set the headers of a rule on requests that no earlier rule matches. */
function ruleLines(site: HostedSite): string[] {
  const rules = mostSpecificFirst(site);
  return rules.flatMap(({path, headers}, index) => {
    const earlier = rules.slice(0, index).map((rule) => `\t\tnot path ${rule.path}*`);
    return [
      `\t@rule${index} {`,
      `\t\tpath ${path}*`,
      ...earlier,
      '\t}',
      ...Object.entries(headers).map(([name, value]) => `\theader @rule${index} ${name} ${quote(value)}`),
    ];
  });
}

/**
 * Returns a Caddyfile for `caddy run --config .hosts/Caddyfile`. `SITE_ADDRESS` is the address to serve, `:8080` by
 * default. If it's a host name, Caddy gets a certificate automatically. `SITE_FOLDER` is the folder of the site.
 */
export function caddyfile(site: HostedSite): string {
  const root = rootOf(site);
  const {start, page} = otherAddresses(site);
  const moved = site.redirects.flatMap(({from, to}, index) => [
    `\t\t@moved${index} vars_regexp moved${index} {http.request.orig_uri} "^${escapeRegex(root + from)}(?:(?:/index)?\\.html|/+)?(\\?.*)?$"`,
    `\t\tredir @moved${index} "${root}${to}{http.regexp.moved${index}.1}" 301`,
  ]);
  const types = Object.keys(mediaTypes).map(
    (ending) => `\t@type-${ending} path *.${ending}\n\theader @type-${ending} Content-Type "${contentType(ending)}"`,
  );
  return `# Written by @docs-kit/hosting at each build, which replaces edits.
{
\tadmin off
}
{$SITE_ADDRESS::8080} {
\troot * {$SITE_FOLDER:/srv/site}
\theader {
${Object.entries(site.common)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
\t\tVary Accept-Encoding
\t}
\t# By itself: a block that removes headers isn't applied to errors.
\theader -Server
${ruleLines(site).join('\n')}
${types.join('\n')}
\troute {
\t\t@otherMethod not method GET HEAD
\t\theader @otherMethod Allow "GET, HEAD"
\t\terror @otherMethod 405
\t\t# No page has an empty segment in its address; file systems read two slashes as one.
\t\t@empty vars_regexp empty {http.request.orig_uri} "^[^?]*//"
\t\terror @empty 404
${moved.join('\n')}
\t\t@start vars_regexp start {http.request.orig_uri} "${start}(\\?.*)?$"
\t\tredir @start "${site.baseUrl}{http.regexp.start.1}" 301
\t\t@page vars_regexp page {http.request.orig_uri} "${page}(\\?.*)?$"
\t\tredir @page "{http.regexp.page.1}{http.regexp.page.2}" 301
\t\t@outside not path ${site.baseUrl}*
\t\terror @outside 404
\t\t@hidden {
\t\t\tpath_regexp "/\\."
\t\t\tnot path ${root}/.well-known/*
\t\t}
\t\terror @hidden 404
\t\t@notfound path ${root}/404
\t\terror @notfound 404
\t\turi strip_prefix ${root === '' ? '/.' : root}
\t\trewrite / /index
\t\t@pages not path_regexp "\\.(?:${Object.keys(mediaTypes).join('|')})$"
\t\theader @pages +Vary Accept
\t\t# Readers' agents prefer Markdown where a page has it.
\t\t@markdown {
\t\t\theader_regexp Accept "(?i)${markdownAccept.named}"
\t\t\tnot header_regexp Accept "(?i)${markdownAccept.htmlInstead}"
\t\t\tfile {
\t\t\t\ttry_files {path}.md
\t\t\t}
\t\t}
\t\theader @markdown Content-Type "text/markdown; charset=utf-8"
\t\trewrite @markdown {http.matchers.file.relative}
\t\t@html {
\t\t\tnot file
\t\t\tfile {
\t\t\t\ttry_files {path}.html {path}/index.html
\t\t\t}
\t\t}
\t\theader @html Content-Type "text/html; charset=utf-8"
\t\trewrite @html {http.matchers.file.relative}
\t\t@missing not file
\t\terror @missing 404
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
\thandle_errors {
\t\theader Content-Type "text/html; charset=utf-8"
\t\theader Cache-Control "no-cache"
\t\t@notFound expression {http.error.status_code} == 404
\t\trewrite @notFound /404.html
\t\tfile_server @notFound {
\t\t\tprecompressed br gzip
\t\t}
\t}
}
`.replace(/^\s*$\n/gm, '');
}
