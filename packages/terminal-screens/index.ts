export {parseRows, textOf, type Row, type Span} from './ansi';
export {rowHtml, sessionHtml} from './html';
export {sessionMarkdown} from './markdown';
export {
  commandsIn,
  newRows,
  partOf,
  stepText,
  type RecordedSession,
  type RecordedStep,
  type SessionPart,
  type ShownSession,
  type ShownStep,
} from './session';
