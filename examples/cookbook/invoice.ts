import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';
import { readInvoice } from './readInvoice';

const path = './agent.yml';
const agent = new SaikiAgent(await loadAgentConfig(path), path);
await agent.start();
console.log(await readInvoice(agent, 'Ada owes us 240 for the flyers.'));
await agent.stop();
