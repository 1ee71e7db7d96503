// Second half of `npm test`: the packages are there; run all stages, or those that are named.
//
//   npm test                      everything
//   npm test -- lint unit         two stages
//
// It ends with "N passed, N failed" over all stages and exit code 1 when anything failed.
import {ensureBrowser} from './ensureBrowser.mjs';
import {runStage} from './testRun/runStage.mjs';
import {stages} from './testRun/stages.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage "${unknown.join('", "')}". Stages: ${stages.map(({name}) => name).join(', ')}`);
  process.exit(1);
}

const chosen = named.length > 0 ? stages.filter(({name}) => named.includes(name)) : stages;
const environment = {...process.env};
if (chosen.some(({counting}) => counting === 'playwright')) {
  environment.CHROME_PATH = ensureBrowser();
}

const rows: string[] = [];
let passed = 0;
let failed = 0;
for (const [index, stage] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${stage.name}: ${stage.proves}`);
  const result = await runStage(stage, environment);
  passed += result.passed;
  failed += result.failed;
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  rows.push(
    `${verdict.padEnd(7)} ${stage.name.padEnd(14)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${result.seconds.toFixed(1).padStart(7)} s`,
  );
  console.log(rows.at(-1));
}

console.log(`\n${rows.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
