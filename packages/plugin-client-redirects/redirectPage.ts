/** Content of a redirect page. */
export interface RedirectPage {
  /** Path that it redirects to, with the base URL. */
  readonly target: string;
  /** Full address that it redirects to. */
  readonly canonical: string;
  /** Title of the target page, as HTML. */
  readonly title: string;
  /** Language of the site. */
  readonly lang: string;
}

const refresh = /<meta http-equiv="refresh" content="0; url=(?<target>[^"]+)">/;

/** Returns the path that a file of the redirect plugin redirects to; undefined for other files. */
export const redirectTarget = (html: string): string | undefined => refresh.exec(html)?.groups?.target;

/** Returns the title of a page, as HTML. */
export const titleOf = (html: string): string | undefined =>
  /<title[^>]*>(?<title>[^<]*)<\/title>/.exec(html)?.groups?.title;

/** Redirects to the page's link, with the query and fragment of the current address. The same text on all pages. */
const script = `const to = document.links[0].getAttribute('href');
location.replace(/[?#]/.test(to) ? to : to + location.search + location.hash);`;

/** Writes a page that leads to another: automatically in browsers, by a link everywhere else. */
export const redirectPage = ({target, canonical, title, lang}: RedirectPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>This page is at <a href="${target}">${title}</a>.</p>
<script>
${script}
</script>
</body>
</html>
`;
