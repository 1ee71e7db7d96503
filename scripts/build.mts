// `npm run build`: builds the production site into build/. A failed build leaves the last good one in place.
// With `--no-warnings`, as in `npm test`, a warning of Docusaurus (a broken Markdown link, a broken anchor) fails too.
// Other options are Docusaurus' own: `npm run build -- --no-minify`.
import {buildSite} from './buildSite.mts';

const options = process.argv.slice(2);
const {succeeded, warnings} = await buildSite(options.filter((option) => option !== '--no-warnings'));
const hasUnwanted = warnings > 0 && options.includes('--no-warnings');

if (!succeeded) console.error('\nThe build stopped, see above. The last good build in build/ is untouched.');
else if (hasUnwanted)
  console.error(`\nThe site was built with ${warnings} warning(s), see above; a page with a warning can't be merged.`);
process.exitCode = succeeded && !hasUnwanted ? 0 : 1;
