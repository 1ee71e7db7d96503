// `npm run bench:search`: how well search engines answer our questions on our pages, what a first query costs, and how
// long it takes. Each engine gets the same sections, and the boosts that its documentation recommends for titles.
// Needs a built site: `npm run build`.
import {searchEngines} from './search/engines.mts';
import {measureEngine, table} from './search/measureEngine.mts';
import {readQuestions, readSite} from './search/readSite.mts';

const site = readSite('build');
const questions = readQuestions(['tests/search/questions.yaml', 'tests/search/otherQuestions.yaml']);
const rows = [];
for (const engine of searchEngines) {
  rows.push(await measureEngine(engine, site, questions));
}
console.log(table(rows));
