// `npm run build`: builds the production site into build/. A failed build leaves the last good one in place.
// With `--no-warnings`, as in `npm test`, a warning of the generator (a broken Markdown link, a broken anchor) fails too.
// Other options are the generator's: `npm run build -- --no-minify`.
import {buildSite} from './buildSite.mjs';

const noWarnings = '--no-warnings';
const options = process.argv.slice(2);
const {succeeded, log} = await buildSite(options.filter((option) => option !== noWarnings));
const warnings = log.split('\n').filter((line) => line.includes('[WARNING]'));

if (!succeeded) {
  console.error('\nThe build stopped; its last lines say where and why. The last good build in build/ is untouched.');
} else if (warnings.length > 0 && options.includes(noWarnings)) {
  console.error(`\nThe site was built with ${warnings.length} warning(s); a page may not land with one. See above.`);
  process.exitCode = 1;
}
if (!succeeded) {
  process.exitCode = 1;
}
