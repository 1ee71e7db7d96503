/** What a redirect page says. */
export interface RedirectPage {
  /** Path that it leads to, with the base URL. */
  readonly target: string;
  /** Full address of the same. */
  readonly canonical: string;
  /** Title of the page that it leads to, as HTML. */
  readonly title: string;
  /** Language of the site. */
  readonly lang: string;
}

const refresh = /<meta http-equiv="refresh" content="0; url=(?<target>[^"]+)">/;

/** Returns the path that a file of the redirect plugin leads to; undefined for other files. */
export const redirectTarget = (html: string): string | undefined => refresh.exec(html)?.groups?.target;

/** Returns the title of a page, as HTML. */
export const titleOf = (html: string): string | undefined =>
  /<title[^>]*>(?<title>[^<]*)<\/title>/.exec(html)?.groups?.title;

/** Leads to the link of the page, with the query and fragment of its own address. The same text on all pages. */
const script = `const to = document.links[0].getAttribute('href');
location.replace(/[?#]/.test(to) ? to : to + location.search + location.hash);`;

/** Writes a page that leads to another: at once in browsers, by its link for everything else. */
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
