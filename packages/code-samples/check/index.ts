export {startApiServer} from './api/server';
export {checkSamples, type CheckOptions, type SampleResult} from './checkSamples';
export type {CheckContext} from './context';
export {openResultCache} from './resultCache';
export {
  checkedInside,
  checkedWith,
  copied,
  failed,
  passed,
  type CheckResult,
  type Role,
  type SampleProblem,
} from './role';
export {siteProgramErrors} from './roles/bash';
export {standardRoles} from './roles/index';
export {readJson} from './roles/json';
export {compiled} from './roles/programs';
export {runNode} from './run/httpRunners';
export {errorSummary, makeSampleFolder} from './run/program';
export {formatPlace, openSamplePages, pageLine, type SampleBlock, type SamplePage} from './samplePages';
export type {KnownVariable} from './shell/environment';
export {words, type ProgramCheck, type ShellOptions} from './shell/programs';
export type {ShellCommand, ShellWord} from './shell/script';
export {byKind, resultLines, resultName, summaryLines, totalsOf, type SampleTotals} from './summary';
export type {ProgramRule} from '../typescript/checkPrograms';
export type {Sdk} from '../typescript/programs';
