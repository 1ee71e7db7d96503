export {parseFence, readFence, fencesOf, type Fence, type FenceWords} from './fence';
export {nodesOf} from './nodes';
export {parsePage, type Page, type WrittenDirective} from './page';
export {findPages} from './scan';
export {extractRegion, readSampleFile} from './sampleFile';
