import {readFileSync} from 'node:fs';
import type {SecureBuildOptions} from '@docs-kit/content-security';
import type {HostedSite} from '@docs-kit/hosting';
import {speculationRules} from '@docs-kit/first-view/hydration';
import {moved} from './redirects';
import {site} from './site';

type Headers = Pick<HostedSite, 'common' | 'rules'>;

/**
 * Returns what hosts must know about the site.
 * @param contentSecurityPolicy value of the `Content-Security-Policy` header
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

/** Inline scripts in addition to those of the template. */
export const inlineCode: SecureBuildOptions = {
  // Docusaurus adds this to the start page, to show a warning when the site is served from a wrong base path.
  knownScripts: ['docusaurus-base-url-issue-banner'],
  addedScripts: [speculationRules(site.baseUrl)],
};
