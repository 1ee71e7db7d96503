// What the plugin does with the text of pages: `../load.cjs` loads it as one, with the parsers that it needs.
export {checkContent} from './checkContent';
export {pageLinks} from './pageLinks';
export {openPageReader, parsePage} from './parsePage';
export {readSite} from './readSite';
