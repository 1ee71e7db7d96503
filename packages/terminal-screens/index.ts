export {parseRows, textOf} from './ansi';
export {remarkTerminalScreens, sessionHtml, sessionMarkdown} from './markdown';
export {commandsIn, partOf, type RecordedSession, type SessionPart} from './session';
