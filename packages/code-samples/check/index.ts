export {localAddressErrors} from './api/ports';
export {createApiCheck} from './api/requests';
export {startApiServer} from './api/server';
export {checkSamples, type CheckOptions, type SampleResult} from './checkSamples';
export {openResultCache} from './resultCache';
export {
  checkedInside,
  checkedWith,
  copiedFromContract,
  failed,
  passed,
  roleName,
  type CheckContext,
  type CheckResult,
  type Role,
  type SampleProblem,
} from './role';
export {standardRoles} from './roles/index';
export {checkJson} from './roles/json';
export {compiled} from './roles/programs';
export {runNode} from './run/httpRunners';
export {errorSummary, makeSampleFolder} from './run/program';
export {formatPlace, openSamplePages, pageLine, type SampleBlock, type SamplePage} from './samplePages';
export {siteProgramErrors, words, type ShellOptions, type SiteProgram} from './shell/programs';
export type {ShellCommand, ShellWord} from './shell/script';
export {byKind, resultLines, resultName, summaryLines, totalsOf, type SampleTotals} from './summary';
export type {ProgramRule} from '../typescript/checkPrograms';
export type {Sdk} from '../typescript/programs';
