export {hashOf, hashOfFiles, openCache, type Cache} from './cache';
export {dottedPath, formatPointer, getByPointer, jsonProblem, parseData, parsedJson, parsePointer} from './data';
export {builtPage, filesAt, filesIn, gitOutput, saveFile} from './files';
export {groupBy, inParallel} from './lists';
export {memoized, newest, once} from './memory';
export {didYouMean, editDistance, nearestHint, nearestName} from './names';
export {
  formatProblem,
  formatProblems,
  formatReport,
  placeAt,
  placeOf,
  ProblemError,
  relativeLink,
  relativePath,
  type Place,
  type Problem,
} from './problem';
export {anchorOfHeading, asSentence, capitalized, counted, decoded, escapeRegex, escapeXml, messageOf} from './text';
