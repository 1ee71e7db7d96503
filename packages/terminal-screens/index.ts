export {parseRows, textOf} from './ansi';
export {sessionHtml} from './html';
export {remarkTerminalScreens, sessionMarkdown} from './markdown';
export {commandsIn, partOf, type SessionPart} from './session';
