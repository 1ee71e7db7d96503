export {parseRows, textOf} from './ansi';
export {remarkTerminalScreens, sessionHtml, sessionMarkdown} from './markdown';
export {commandsIn, partOf, type SessionPart} from './session';
