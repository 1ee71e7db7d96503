import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';

const { llm } = await loadAgentConfig('./agent.yml');
const roles = ['a lawyer', 'an engineer', 'a customer'];
const question = process.argv[2] ?? 'May we keep backups forever?';

const answers = await Promise.all(
  roles.map(async (role) => {
    const systemPrompt = `You are ${role}. Answer in one sentence.`;
    const agent = new SaikiAgent({ systemPrompt, llm });
    await agent.start();
    try {
      return await agent.run(question, undefined, undefined, 'panel');
    } finally {
      await agent.stop();
    }
  }),
);
roles.forEach((role, index) => console.log(`${role}: ${answers[index]}`));
