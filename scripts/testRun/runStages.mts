import {availableParallelism} from 'node:os';
import {firstFailures, openFailureList} from './failures.mts';
import type {Counts} from './readReport.mts';
import {logOf, runStage, type StageResult} from './runStage.mts';
import type {Stage} from './stages.mts';

const notRun: StageResult = {passed: 0, failed: 1, failures: [], seconds: 0, log: ''};

function resultRow(stage: Stage, {passed, failed, seconds}: StageResult): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const time = seconds > 0 ? `${seconds.toFixed(1).padStart(7)} s` : `  not run: ${stage.needs} failed`;
  return `${(failed > 0 ? 'FAILED' : 'ok').padEnd(7)} ${stage.name.padEnd(14)} ${counts} ${time}`;
}

/**
 * Runs stages in parallel, as many as the machine has cores for, each as soon as the stages that it waits for have
 * ended. Prints the log of each stage that fails and, at the end, a row for each stage and all failures.
 * @param chosen stages, in order of priority
 * @param hasLogs false leaves out the logs and lists all failures, so that each is printed once
 * @returns the total counts of all stages
 */
export async function runStages(chosen: readonly Stage[], {hasLogs = true} = {}): Promise<Counts> {
  const results = new Map<Stage, StageResult>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = [...chosen];
  let idleCores = Math.max(2, availableParallelism());

  const finish = (stage: Stage, result: StageResult): void => {
    results.set(stage, result);
    if (hasLogs && result.failed > 0 && chosen.length > 1) console.log(`\n--- ${stage.name} ---\n${result.log}`);
    console.log(`[${results.size}/${chosen.length}] ${resultRow(stage, result)}`);
  };
  const start = async (stage: Stage): Promise<void> => {
    idleCores -= stage.cores ?? 1;
    const result = await runStage(stage, {isShown: chosen.length === 1, isWhole: !hasLogs});
    idleCores += stage.cores ?? 1;
    running.delete(stage);
    finish(stage, result);
  };
  /** Whether the needed stage has passed; undefined while that's unknown. Stages outside the run are ignored. */
  const canRun = ({needs, after}: Stage): boolean | undefined => {
    if (chosen.some((stage) => stage.name === after && !results.has(stage))) return undefined;
    const needed = chosen.find(({name}) => name === needs);
    const result = needed && results.get(needed);
    return needed ? result && result.failed === 0 : true;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const isPossible = canRun(stage);
      if (isPossible === undefined || (isPossible && (stage.cores ?? 1) > idleCores)) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (isPossible) running.set(stage, start(stage));
      else finish(stage, notRun);
    }
    if (running.size > 0) await Promise.race(running.values());
  }

  const rows = chosen.map((stage) => resultRow(stage, results.get(stage) ?? notRun));
  const list = openFailureList();
  const failed = chosen.flatMap((stage) => {
    const {failures} = results.get(stage) ?? notRun;
    return hasLogs ? firstFailures(stage.name, failures, logOf(stage.name)) : list(stage.name, failures);
  });
  if (chosen.length > 1) console.log(`\n${[...rows, ...failed].join('\n')}`);
  const sum = (count: keyof Counts) => [...results.values()].reduce((total, result) => total + result[count], 0);
  return {passed: sum('passed'), failed: sum('failed')};
}
