/** Names the scripts of a page's route for `src/sleepingPage/wake.ts`, beside those of every page. */
export function withRouteScripts(html: string, scripts: readonly string[]): string {
  return html.replace(' data-scripts=', () => ` data-route-scripts="${scripts.join(' ')}" data-scripts=`);
}
