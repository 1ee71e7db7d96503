import { fileURLToPath } from 'node:url';
import { askEither, openPair } from './withFallback';

const pair = await openPair(
  fileURLToPath(new URL('./agent.yml', import.meta.url)),
  {
    provider: 'anthropic',
    model: 'claude-4-sonnet-20250514',
    apiKey: process.env.ANTHROPIC_API_KEY ?? '',
  },
);
try {
  const turn = await askEither(
    pair,
    'Without tools: name three uses for a cork.',
  );
  console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
} finally {
  await pair.stop();
}
