export {componentNode} from './element';
export {numbersOfRange, parseFence, readFence, type Fence, type FenceWords} from './fence';
export {fencesOf, nodesOf, parsePage, type Page} from './page';
export {findPages} from './scan';
export {readSampleFile} from './sampleFile';
