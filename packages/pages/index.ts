export {numbersOfRange, parseFence, readFence, type Fence, type FenceWords} from './fence';
export {componentNode, fencesOf, nodesOf, parsePage, type Page} from './page';
export {findPages} from './scan';
export {readSampleFile} from './sampleFile';
