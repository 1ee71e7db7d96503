// A fake of the package for running sample programs: it answers with the texts of STAND_IN_ANSWERS, by model and role.
// A streamed answer may list its chunks. The real package's behavior is in the contracts, which the programs are
// compiled against.
import {EventEmitter} from 'node:events';
import process from 'node:process';

const answers = JSON.parse(process.env.STAND_IN_ANSWERS ?? '[]');

export const loadAgentConfig = async () => ({systemPrompt: '', llm: {model: 'gpt-4.1-mini'}});

/** One agent; each of its sessions has a model. */
export class SaikiAgent {
  #models = new Map();
  #config;
  #isStarted = false;
  #events = new EventEmitter();

  agentEventBus = {
    on: (name, listener, {signal} = {}) => {
      this.#events.on(name, listener);
      signal?.addEventListener('abort', () => this.#events.off(name, listener));
    },
  };

  constructor(config) {
    this.#config = config;
  }

  async start() {
    this.#isStarted = true;
  }

  async stop() {
    this.#isStarted = false;
  }

  async createSession(id) {
    this.#models.set(id, this.#config.llm.model);
  }

  async switchLLM({model}, id) {
    if (!this.#models.has(id)) return {success: false};
    this.#models.set(id, model);
    return {success: true};
  }

  async deleteSession(id) {
    this.#models.delete(id);
  }

  getMcpFailedConnections() {
    return {};
  }

  async run(text, picture, _file, session, stream) {
    if (!this.#isStarted) throw new Error('Agent must be started before use. Call agent.start() first.');
    const asked = [this.#config.systemPrompt, this.#models.get(session) ?? this.#config.llm.model, session, text];
    const call = `${asked.join(' | ')}${picture ? ` | ${picture.mimeType} ${picture.image}` : ''}`;
    const index = answers.findIndex(([when]) => call.includes(when));
    if (index === -1) {
      if (!stream) return `Error processing request: the stand-in has no answer to ${call}`;
      // Like the package: an event, and a promise that never settles.
      this.#events.emit('llmservice:error', {sessionId: session, error: new Error('[object Object]')});
      return new Promise(() => {});
    }
    const [, answer, ...pieces] = answers.splice(index, 1)[0];
    for (const content of pieces) this.#events.emit('llmservice:chunk', {sessionId: session, content});
    return answer;
  }
}
