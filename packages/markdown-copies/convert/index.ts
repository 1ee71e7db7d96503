export {readBuiltPage, type PageToCopy} from './readPage';
export {codeOf, standardRules, type ElementRule} from './rules';
export {childElements, find, findAll, hasClass, label, textOf} from './nodes';
export {findNamed, sectionsOf, splitLong, type Part, type Section} from './sections';
export {toMdast, type ToMdastOptions} from './toMdast';
export {toText} from './toText';
