import type {Sdk} from '@docs-kit/code-samples/check';
import {
  openApiDirectives,
  remarkReference,
  sdkDirectives,
  sdkLink,
  type Directive,
  type LinkSchemes,
  type ReferenceOptions,
} from '@docs-kit/reference';
import {diagram} from '../diagrams/renderDiagram';
import {sampleReport} from '../sample-report/remarkSampleReport';
import {cliDirectives} from './cli';
import {config} from './config';
import {sdkFolder} from './errorLinks';
import {errorDirectives, errorLink} from './errors';
import {eventDirectives, eventLink} from './events';
import {glossary} from './glossary';
import {models, providers} from './models';
import {addScreenNote, screen} from './screen';
import {webSocketDirectives} from './webSocket';

/** The REST API contract. */
export const restFile = 'rest.openapi.yaml';

/** The package, whose types are used to annotate and check samples. */
export const sdkPackage: Sdk = {package: '@truffle-ai/saiki', declarations: 'contracts/sdk'};

/** All directives that show contracts. */
export const saikiDirectives: readonly Directive[] = [
  ...openApiDirectives(restFile),
  ...webSocketDirectives,
  ...eventDirectives,
  config,
  providers,
  models,
  glossary,
  ...cliDirectives,
  screen,
  ...sdkDirectives(sdkFolder),
  ...errorDirectives,
];

/** Links by name, in pages and in contracts. */
export const linkSchemes: LinkSchemes = {error: errorLink, event: eventLink, sdk: sdkLink(sdkFolder)};

/** Returns the options of {@link remarkReference} for this site, or a copy of it. */
export const referenceOptions = (siteDir: string): ReferenceOptions => ({
  siteDir,
  contracts: 'contracts',
  pages: 'content',
  directives: [...saikiDirectives, sampleReport(siteDir), diagram(siteDir)],
  linkSchemes,
});

/** Remark plugin that expands this site's directives, and explains recorded screens once per page. */
export function remarkSaikiReference(siteDir: string): ReturnType<typeof remarkReference> {
  const expand = remarkReference(referenceOptions(siteDir));
  return (tree, file) => {
    expand(tree, file);
    addScreenNote(tree);
  };
}
