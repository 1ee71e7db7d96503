import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';
import { readInvoice } from './readInvoice';

const agent = new SaikiAgent(await loadAgentConfig('./agent.yml'), './agent.yml');
await agent.start();
console.log(await readInvoice(agent, 'Ada owes us 240 for the flyers.'));
await agent.stop();
