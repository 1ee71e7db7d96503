// `npm run build`: builds the production site into build/. A failed build leaves the last good one in place.
import {buildSite} from './buildSite.mjs';

const {succeeded} = await buildSite();
if (!succeeded) {
  console.error('\nThe build stopped; its last lines say where and why. The last good build in build/ is untouched.');
}
process.exitCode = succeeded ? 0 : 1;
