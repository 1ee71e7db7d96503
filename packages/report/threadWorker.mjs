// The thread of openThread (thread.ts). It isn't TypeScript, since it loads the TypeScript compiler.
import {parentPort, workerData} from 'node:worker_threads';
import {load} from './load.cjs';

const {[workerData.name]: answer} = load(workerData.module);

parentPort.on('message', (question) => {
  try {
    parentPort.postMessage({answer: answer(question)});
  } catch (error) {
    parentPort.postMessage({error});
  }
});
