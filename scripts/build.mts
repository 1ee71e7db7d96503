// `npm run build`: builds the production site into build/. A failed build leaves the last good one in place.
// With `--no-warnings`, as in `npm test`, Docusaurus' warnings (broken Markdown links, broken anchors) fail the build.
// Other options are Docusaurus' own: `npm run build -- --no-minify`.
import {buildSite, failureOf} from './buildSite.mts';

const options = process.argv.slice(2);
const result = await buildSite(options.filter((option) => option !== '--no-warnings'));
const failure = failureOf(result, options.includes('--no-warnings'));
if (failure) console.error(`\n${failure}`);
process.exitCode = failure ? 1 : 0;
