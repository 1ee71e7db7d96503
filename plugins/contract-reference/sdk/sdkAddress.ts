import type {PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {kebab} from '../anchors';
import type {DirectiveContext} from '../directive';
import {blocks, inline, inlineCode, link} from '../markdown';
import type {SdkContract, SdkTarget} from './sdkContract';

/** Writes texts of the declarations for one page: links lead to where the reader finds the declaration. */
export interface SdkWriter {
  readonly contract: SdkContract;
  /** Markdown as blocks. */
  blocks(markdown: string): RootContent[];
  /** Markdown as the content of a line. */
  inline(markdown: string): PhrasingContent[];
  /** Address of an export or a member. */
  addressOf(target: SdkTarget): string;
  /** Name of an event, linked to its description. */
  event(name: string): PhrasingContent;
}

/** Pages for links from outside the API section; all other exports are on the page of types. */
const pages: Readonly<Record<string, string>> = {
  SaikiAgent: '/api/saiki-agent',
  MCPManager: '/api/mcp-manager',
  MCPClient: '/api/mcp-manager',
  IMCPClient: '/api/mcp-manager',
  ToolProvider: '/api/mcp-manager',
};

/** Makes a writer for the page that a directive stands on. */
export function writerFor(contract: SdkContract, {pageThatShows}: DirectiveContext): SdkWriter {
  const addressOf = (target: SdkTarget): string => {
    const {name} = target.declaration;
    const page = pageThatShows?.('sdk', {name}) ?? pages[name] ?? '/api/types';
    return `${page}#${contract.anchor(target)}`;
  };
  const resolved = <Nodes extends RootContent[] | PhrasingContent[]>(nodes: Nodes): Nodes => {
    visit({type: 'root', children: nodes as RootContent[]}, 'link', (node) => {
      if (node.url.startsWith('sdk:')) node.url = addressOf(contract.find(node.url.slice('sdk:'.length)));
    });
    return nodes;
  };
  return {
    contract,
    blocks: (markdown) => resolved(blocks(markdown)),
    inline: (markdown) => resolved(inline(markdown)),
    addressOf,
    event: (name) => link(`${pageThatShows?.('event', {name}) ?? '/api/events'}#${kebab(name)}`, inlineCode(name)),
  };
}
