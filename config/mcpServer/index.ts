import type {BundleOptions} from '@docs-kit/docs-mcp-server/bundle';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {mcpServerFile, site} from '../site';
import {errorAddress, isMessage} from '../../contracts/errorCatalog';
import {errorCatalog} from '../contracts';
import {redirects} from '../redirects';
import {readAdvice, readDetails, readSections} from './lookup';
import type {Prepared} from './main';

const {version, entries} = errorCatalog;

/** The MCP server that the site publishes. */
export const mcpServer: BundleOptions = {
  site: new URL(site.baseUrl, site.url).href.replace(/\/$/u, ''),
  entry: 'config/mcpServer/main.ts',
  file: mcpServerFile,
  title: `MCP server of the documentation of Saiki ${site.version}`,
  files: [
    {
      name: 'AGENTS.md',
      title: 'Rules for coding agents',
      description: 'Rules that prevent the usual mistakes, also as a section for the AGENTS.md of a project',
    },
  ],
  prepare: (): Prepared => ({
    version,
    advice: readAdvice(),
    details: readDetails(),
    sections: readSections(),
    languages: requestLanguages.map(({value, label, fence}) => ({value, label, fence})),
    // What leads to the home page, such as a search, isn't another address of it.
    aliases: Object.fromEntries(redirects.redirects.flatMap(({from, to}) => (to === '/' ? [] : [[from, to]]))),
    errors: entries.map((entry) => ({
      id: entry.id,
      address: errorAddress(entry),
      ...(isMessage(entry) && {
        pattern: entry.pattern,
        wraps: entry.wraps,
        message: entry.message,
        example: entry.example,
      }),
    })),
  }),
};
