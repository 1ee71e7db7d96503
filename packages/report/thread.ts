import path from 'node:path';
import {Worker, type ResourceLimits} from 'node:worker_threads';

export interface ThreadOptions {
  /** Absolute path of the module with the function, as for `load`. */
  readonly module: string;
  /** Name of the function that answers. */
  readonly name: string;
  readonly resourceLimits?: ResourceLimits;
  /** Milliseconds without a question after which the thread ends and frees its memory. It never does by default. */
  readonly idleTimeout?: number;
}

/** A thread that answers questions one after the other. */
export interface Thread<Question, Answer> {
  /**
   * Asks a question, and starts the thread if it isn't running. The thread queues questions itself, so it continues
   * with the next one while the main thread is busy.
   * @throws what the function throws, and an error when the thread ends before it answers
   */
  ask(question: Question): Promise<Answer>;
  end(): Promise<void>;
}

type Message<Answer> = {readonly answer: Answer} | {readonly error: unknown};

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Returns a thread that runs a function of a module, in TypeScript or JavaScript. Pools such as Tinypool send a task
 * when the main thread receives the result of the last one; in a build, that can be ten seconds later.
 * @typeParam Run type of the function, whose parameter is the question
 */
export function openThread<Run extends (question: never) => unknown>({
  module,
  name,
  resourceLimits,
  idleTimeout,
}: ThreadOptions): Thread<Parameters<Run>[0], ReturnType<Run>> {
  type Answer = ReturnType<Run>;
  let running: {readonly worker: Worker; readonly waiting: Waiting<Answer>[]} | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ended = running;
    running = undefined;
    await ended?.worker.terminate();
  };

  function start(): NonNullable<typeof running> {
    const options = {workerData: {module, name}, resourceLimits};
    const worker = new Worker(path.join(__dirname, 'threadWorker.mjs'), options);
    const waiting: Waiting<Answer>[] = [];
    let reason: unknown = new Error('The thread ended before it answered.');
    worker.on('message', (message: Message<Answer>) => {
      const asked = waiting.shift();
      if ('error' in message) asked?.reject(message.error);
      else asked?.resolve(message.answer);
      if (waiting.length > 0) return;
      // Nobody is waiting, so the program may end.
      worker.unref();
      if (idleTimeout !== undefined) idle = setTimeout(() => void end(), idleTimeout).unref();
    });
    // The thread exits after an error.
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined;
      waiting.forEach(({reject}) => reject(reason));
    });
    return {worker, waiting};
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        running ??= start();
        // Throws if the question can't be copied to the thread.
        running.worker.postMessage(question);
        running.worker.ref();
        running.waiting.push({resolve, reject});
      }),
    end,
  };
}
