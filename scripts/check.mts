// `npm run check`, once the packages are installed: runs the checks for the changed files, in seconds. These are files
// that differ from the last commit that the branch shares with `main`, and untracked ones.
//
//   npm run check                               the changed files
//   npm run check -- content/docs/guides/cli.md these files, and all files of these folders
import {formatReport} from '@docs-kit/report';
import {changedFiles, namedFiles, syntaxProblems} from './checkedFiles.mts';
import {stagesFor} from './checkStages.mts';
import {orStop, stop} from './stop.mts';
import {runStages} from './testRun/runStages.mts';

const named = process.argv.slice(2);
const files = orStop(() => (named.length > 0 ? namedFiles(process.cwd(), named) : changedFiles(process.cwd())));
const problems = syntaxProblems(process.cwd(), files);
if (problems.length > 0)
  stop(`${formatReport(problems)}\nNothing else was checked, because all checks read these files.`);
const {stages, needsBuild} = stagesFor(process.cwd(), files);

if (stages.length === 0) {
  console.log('No file has changed, so there is nothing to check.');
  process.exit();
}
console.log(`Checking ${files.length === 1 ? files[0] : `${files.length} files`}:`);
stages.forEach(({name, proves}) => console.log(`  ${name.padEnd(15)} ${proves}`));
console.log();
const {passed, failed} = await runStages(stages, {hasLogs: false});
if (needsBuild.length > 0)
  console.log(
    `\nNot checked, because there is no build: ${needsBuild.join(', ')}. Run "npm run build", then this again.`,
  );
console.log(
  '\nOnly "npm test" proves the rest: the build, samples of other pages, what browsers show, and that a page has 300',
);
console.log('words and links from three others. After "npm run build", this proves the last two alone:');
console.log('npx vitest run --project output pageLength linksBetweenPages');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
