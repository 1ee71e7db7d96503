import {eachPage} from '../page';

/** The file can be read as Markdown, and its front matter as YAML. */
export const readable = eachPage(({readProblems}) => [...readProblems]);
