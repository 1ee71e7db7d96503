import {getLanguageService, type CompletionItem, type LanguageService} from 'yaml-language-server';
import {TextDocument} from 'vscode-languageserver-textdocument';

/** What an editor with the YAML language server shows for a file. */
export interface Editor {
  /** Messages about the file, in the order of the file. */
  problems(text: string): Promise<string[]>;
  /** The hover text of a word's first occurrence, as Markdown. */
  hover(text: string, word: string): Promise<string>;
  /** Labels of the completions at `|`. */
  completions(text: string): Promise<string[]>;
}

const uri = 'file:///agent.yml';
let version = 0;
/** The server caches documents by address and version. */
const document = (text: string): TextDocument => TextDocument.create(uri, 'yaml', (version += 1), text);
const nothing = (): void => undefined;

function startService(schema: object): LanguageService {
  const service = getLanguageService({
    schemaRequestService: () => Promise.resolve(JSON.stringify(schema)),
    workspaceContext: {resolveRelativePath: (relative, base) => new URL(relative, base).href},
    telemetry: {send: nothing, sendError: nothing, sendTrack: nothing},
    connection: {onRequest: nothing} as never,
  });
  const schemas = [{uri: 'file:///schema.json', fileMatch: ['*.yml'], schema}];
  service.configure({validate: true, hover: true, completion: true, format: false, yamlVersion: '1.2', schemas});
  return service;
}

/** Opens files with a schema as editors' YAML extensions do, through the same language server. */
export function openEditor(schema: object): Editor {
  const service = startService(schema);
  return {
    async problems(text) {
      const found = await service.doValidation(document(text), false);
      return found.map(({message}) => message);
    },
    async hover(text, word) {
      const file = document(text);
      const shown = await service.doHover(file, file.positionAt(text.indexOf(word)));
      return (shown?.contents as {value: string} | undefined)?.value ?? '';
    },
    async completions(text) {
      const file = document(text.replace('|', ''));
      const {items} = await service.doComplete(file, file.positionAt(text.indexOf('|')), false);
      return items.map(({label}: CompletionItem) => label);
    },
  };
}
