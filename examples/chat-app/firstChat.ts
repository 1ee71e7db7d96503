import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SaikiAgent } from '@truffle-ai/saiki';
const apiKey = process.env.OPENAI_API_KEY ?? '';
const agent = new SaikiAgent({
  systemPrompt: 'You are a friendly assistant. Be brief.',
  llm: { provider: 'openai', model: 'gpt-4.1-mini', apiKey },
});
await agent.start();

const page = `<!doctype html><meta charset="utf-8"><title>Chat</title>
<form><input aria-label="Message" autofocus required pattern=".*\\S.*"> <button>Send</button></form>
<pre role="log"></pre><script type="module">
  const [form, input, log] = document.querySelectorAll('form, input, pre');
  form.onsubmit = async (event) => { event.preventDefault();
    log.append('You: ' + input.value + '\\n');
    const sent = fetch('/', { method: 'POST', body: input.value });
    form.reset();
    log.append('Agent: ' + (await (await sent).text()) + '\\n'); };</script>`;

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end(page);
  const said = await text(request);
  response.end(await agent.run(said, undefined, undefined, 'chat'));
}).listen(3100, '127.0.0.1', () => console.log('http://localhost:3100'));
