import { fileURLToPath } from 'node:url';
import { askEither, openPair } from './withFallback';

const pair = await openPair(
  fileURLToPath(new URL('./agent.yml', import.meta.url)),
  {
    provider: 'openai-compatible',
    model: 'qwen3:8b',
    baseURL: 'http://localhost:11434/v1',
    // Any text will do: the local server ignores it.
    apiKey: 'not-needed',
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
