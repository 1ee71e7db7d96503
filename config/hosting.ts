import {readFileSync} from 'node:fs';
import type {SecureBuildOptions} from '@docs-kit/content-security';
import type {HostedSite} from '@docs-kit/hosting';
import {speculationRules} from '@docs-kit/first-view/speculationRules';
import {moved} from './redirects';
import {site} from './site';

type Headers = Pick<HostedSite, 'common' | 'rules'>;

/**
 * Returns what hosts must know of the site.
 * @param contentSecurityPolicy value of the header of this name
 */
export function hostedSite(contentSecurityPolicy: string): HostedSite {
  const {common, rules} = JSON.parse(readFileSync('deploy/headers.json', 'utf8')) as Headers;
  return {
    baseUrl: site.baseUrl,
    common: {...common, 'Content-Security-Policy': contentSecurityPolicy},
    rules: rules.map(({path, headers}) => ({path: site.baseUrl + path, headers})),
    redirects: moved,
  };
}

/** Inline scripts beside those of the template. */
export const inlineCode: SecureBuildOptions = {
  // Docusaurus writes it into the start page: it shows a warning when the site is served below a wrong base path.
  knownScripts: ['docusaurus-base-url-issue-banner'],
  addedScripts: [speculationRules(site.baseUrl)],
};
