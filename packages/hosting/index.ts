import path from 'node:path';
import {saveFile} from '@docs-kit/report';
import {caddyfile} from './caddy';
import {nginxConfiguration} from './nginx';
import {serverFolder, staticHostFolder, type HostedSite} from './site';
import {headersFile, redirectsFile, vercelConfiguration} from './staticHosts';

export {compressFiles} from './compress';
export {contentType, otherAddresses, prefersMarkdown, serverFolder, type HeaderRule, type HostedSite} from './site';
export {writePublishFolder} from './staticHosts';

/** Writes the files that hosts need into a built site: those for static hosts, and configurations of servers. */
export function writeHostFiles(folder: string, site: HostedSite): void {
  const files = {
    [`${staticHostFolder}/_headers`]: headersFile(site),
    [`${staticHostFolder}/_redirects`]: redirectsFile(site),
    [`${staticHostFolder}/vercel.json`]: vercelConfiguration(site),
    // GitHub Pages would leave out files whose names begin with an underscore.
    '.nojekyll': '',
    [`${serverFolder}/nginx.conf`]: nginxConfiguration(site),
    [`${serverFolder}/Caddyfile`]: caddyfile(site),
    [`${serverFolder}/headers.json`]: `${JSON.stringify({common: site.common, rules: site.rules}, null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) saveFile(path.join(folder, name), text);
}
