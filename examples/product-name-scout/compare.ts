import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

const names = process.argv.slice(2);
if (names.length < 2) throw new Error('Give two names or more.');

const agent = await openAgent(new URL('./agent.yml', import.meta.url));

// #region reports
const reports = await Promise.all(
  names.map(async (name) => {
    const turn = await ask(agent, `name-${name}`, `Check the name "${name}".`);
    return `# ${name}\n${turn.ok ? turn.text : `Not checked: ${turn.reason}`}`;
  }),
);
// #endregion reports

const ranking = await ask(
  agent,
  'ranking',
  `Rank these names. Use only these reports.\n\n${reports.join('\n\n')}`,
);

console.log(reports.join('\n\n'));
console.log(ranking.ok ? ranking.text : `No ranking: ${ranking.reason}`);
await agent.stop();
