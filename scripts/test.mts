// `npm test`, once the packages are installed: runs all stages, or those that are named.
//
//   npm test                      everything
//   npm test -- lint unit         two stages
//   npm test -- --list            prints as JSON which stages can run on a machine with another machine's build
//
// It ends with "N passed, N failed" for all stages, and exit code 1 if anything failed.
import {ensureBrowser} from './ensureBrowser.mts';
import {stop} from './stop.mts';
import {runStages} from './testRun/runStages.mts';
import {stages} from './testRun/stages.mts';

const named = process.argv.slice(2);
if (named.includes('--list')) {
  console.log(JSON.stringify(stages.map(({name}) => name).filter((name) => name !== 'build' && name !== 'samples')));
  process.exit();
}
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) stop(`No stage "${unknown.join('", "')}". Stages: ${stages.map(({name}) => name).join(', ')}`);

const chosen = named.length > 0 ? stages.filter(({name}) => named.includes(name)) : stages;
if (chosen.some(({command}) => command[0] === 'playwright')) process.env.CHROME_PATH = ensureBrowser();

const {passed, failed} = await runStages(chosen);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
