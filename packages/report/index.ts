export {hashOf, hashOfFiles, openCache, type Cache} from './cache';
export {jsonProblem, parseData, parsedJson} from './data';
export {builtPage, filesAt, filesIn, gitOutput, saveFile} from './files';
export {groupBy, inParallel} from './lists';
export {memoized, newest, once} from './memory';
export {didYouMean, editDistance, nearestHint, nearestName} from './names';
export {dottedPath, formatPointer, getByPointer, parsePointer} from './pointer';
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
