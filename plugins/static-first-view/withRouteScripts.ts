/** The script of `config/document/template.ts`, up to its list: prose may speak of that too. */
const element = /(<script defer src=[^>]*?) data-scripts=/;

/** Names the scripts of a page's route for `src/sleepingPage/wake.ts`, beside those of every page. */
export function withRouteScripts(html: string, scripts: readonly string[]): string {
  return html.replace(
    element,
    (_, before: string) => `${before} data-route-scripts="${scripts.join(' ')}" data-scripts=`,
  );
}
