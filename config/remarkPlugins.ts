import {remarkCodeSamples} from '@docs-kit/code-samples/remark';
import {remarkTerminalScreens} from '@docs-kit/terminal-screens';
import {remarkNarrowScreens} from '../plugins/narrow-screens/remarkNarrowScreens';
import {remarkSaikiReference, sdkPackage} from '../plugins/saiki-directives';
import {remarkSampleReport} from '../plugins/sample-report/remarkSampleReport';
import {remarkTables} from '../plugins/tables/remarkTables';

const siteDir = process.cwd();

/** Remark plugins for all pages. `markdown.ts` has their order, and loads this module when the first page is read. */
export const remarkPlugins = {
  reference: () => remarkSaikiReference(siteDir),
  sampleReport: () => remarkSampleReport(siteDir),
  narrowScreens: remarkNarrowScreens,
  tables: remarkTables,
  terminalScreens: remarkTerminalScreens,
  codeSamples: () => remarkCodeSamples({siteDir, sdk: sdkPackage, labels: {prompt: 'Prompt'}}),
};
