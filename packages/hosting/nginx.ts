import {escapeRegex} from '@docs-kit/report/text';
import {markdownAccept, mediaTypes, mostSpecificFirst, otherAddresses, rootOf, type HostedSite} from './site';

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '${dollar}')}"`;

const ruleHeaders = ({rules}: HostedSite): string[] => [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];

const endings = Object.keys(mediaTypes).join('|');

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

type Row = readonly [pattern: string, value: string];

/** Returns a `map` block, which sets a variable depending on the value of another. */
const map = (source: string, target: string, rows: readonly Row[]): string =>
  [`  map ${source} ${target} {`, ...rows.map(([pattern, value]) => `    ${pattern} ${value};`), '  }'].join('\n');

/** Returns the `map` blocks of variables that the `server` block uses. */
function mapBlocks(site: HostedSite): string {
  const root = rootOf(site);
  const {start, page} = otherAddresses(site);
  const movedRows = site.redirects.map(({from, to}): Row => [
    `"~^${root}${escapeRegex(from)}(?:(?:/index)?\\.html|/+)?(?<moved_query>\\?.*)?$"`,
    `"${root}${to}$moved_query"`,
  ]);
  const headerRows = (name: string): Row[] =>
    mostSpecificFirst(site).flatMap(({path, headers: {[name]: value}}) =>
      value === undefined ? [] : [[`"~^${escapeRegex(path)}"`, quote(value)]],
    );
  return [
    '  # Other addresses of a page, and the one to redirect to.',
    map('$request_uri', '$clean_address', [
      ['default', '""'],
      [`"~${start}(?<clean_query>\\?.*)?$"`, `"${site.baseUrl}$clean_query"`],
      [`"~${page.replace('^(', '^(?<clean_path>')}(?<clean_query>\\?.*)?$"`, '"$clean_path$clean_query"'],
    ]),
    map('$request_uri', '$moved_address', [['default', '""'], ...movedRows]),
    "  # Readers' agents prefer Markdown where a page has it.",
    map('$http_accept', '$page_ending', [
      ['default', '.html'],
      [`"~*${markdownAccept.htmlInstead}"`, '.html'],
      [`"~*${markdownAccept.named}"`, '.md'],
    ]),
    ...ruleHeaders(site).map((name) => map('$request_uri', variableOf(name), [['default', '""'], ...headerRows(name)])),
    '  # Clients get the HTML or the Markdown of a page, depending on what they accept.',
    map('$request_uri', '$vary', [
      ['default', 'Accept'],
      [`"~^[^?]*\\.(?:${endings})(?:\\?|$)"`, '""'],
    ]),
    "  # Errors aren't cached: the file may exist a moment later.",
    map('$status', '$cache_control', [
      ['~^[45]', '"no-cache"'],
      ['default', variableOf('Cache-Control')],
    ]),
    map('$status', '$allow', [
      ['405', '"GET, HEAD"'],
      ['default', '""'],
    ]),
  ].join('\n');
}

function serverBlock(site: HostedSite): string {
  const root = rootOf(site);
  const base = escapeRegex(site.baseUrl);
  const headers = [
    ...Object.entries(site.common).map(([name, value]) => `${name} ${quote(value)}`),
    ...ruleHeaders(site).map((name) => `${name} ${name === 'Cache-Control' ? '$cache_control' : variableOf(name)}`),
  ];
  return `  server {
    listen 8080;
    root .;
    absolute_redirect off;
    merge_slashes off;
    error_page 404 @not_found;
${headers.map((header) => `    add_header ${header} always;`).join('\n')}
    add_header Vary $vary;
    add_header Allow $allow always;
    # Before redirects and missing pages, which nginx would send for any method.
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    # No page has an empty segment in its address; file systems read two slashes as one.
    if ($request_uri ~ "^[^?]*//") {
      return 404;
    }
    if ($moved_address) {
      return 301 $moved_address;
    }
    if ($clean_address) {
      return 301 $clean_address;
    }
    location / {
      return 404;
    }
    location ~ "/\\.(?!well-known/)" {
      return 404;
    }
    location = ${root}/404 {
      return 404;
    }
    location = ${site.baseUrl} {
      rewrite ^ /index break;
      try_files $uri$page_ending $uri.html =404;
    }
    location ~ "^${base}.*\\.(?:${endings})$" {
      rewrite "^${root}(/.*)$" $1 break;
      try_files $uri =404;
    }
    location ~ "^${base}." {
      rewrite "^${root}(/.*)$" $1 break;
      # Plugins write redirect pages as the index of a folder.
      try_files $uri $uri$page_ending $uri.html $uri/index.html =404;
    }
    location @not_found {
      try_files /404.html =404;
    }
  }`;
}

/**
 * Returns a complete nginx configuration, for `nginx -p <folder of the site> -c .hosts/nginx.conf`. It needs the module
 * brotli_static, writes only to `/tmp`, and needs no privileges. All patterns match the address as it was sent
 * (`$request_uri`), which can't contain line breaks, so that none gets into a header.
 */
export function nginxConfiguration(site: HostedSite): string {
  const types = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`);
  return `# Written by @docs-kit/hosting at each build, which replaces edits.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr error;
events {
  worker_connections 1024;
}
http {
  types {
${types.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain text/markdown text/javascript application/json;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  client_max_body_size 1k;
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  geo $dollar {
    default "$";
  }
${mapBlocks(site)}
${serverBlock(site)}
}
`;
}
