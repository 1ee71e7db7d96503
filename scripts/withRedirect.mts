const list = /(?<start>export const moved: [^=]*= \[)(?<entries>[\s\S]*?)(?<end>\];)/;

/**
 * Adds a redirect to the text of `config/redirects.ts`. Redirects to the old address lead to the new one at once, and one
 * from the new address goes: there is a page now.
 * @throws when the text has no list `moved`
 */
export function withRedirect(text: string, from: string, to: string): string {
  const {start, entries = '', end} = list.exec(text)?.groups ?? {};
  if (start === undefined) throw new Error('config/redirects.ts has no list "export const moved: … = […];".');
  const known = [...entries.matchAll(/from: '(?<from>[^']*)',\s*to: '(?<to>[^']*)'/g)].map(({groups}) => ({
    from: groups?.from ?? '',
    to: groups?.to === from ? to : (groups?.to ?? ''),
  }));
  const all = [...known.filter((one) => one.from !== to && one.from !== from), {from, to}];
  all.sort((one, other) => (one.from < other.from ? -1 : 1));
  const lines = all.map((one) => `  {from: '${one.from}', to: '${one.to}'},\n`);
  return text.replace(list, () => `${start}\n${lines.join('')}${end}`);
}
