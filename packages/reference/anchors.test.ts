import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {assertUniqueAnchors, kebab} from './anchors';
import * as md from './markdown';

describe('an anchor made from a name', () => {
  it.each([
    ['sendMessageSync', 'send-message-sync'],
    ['llmservice:toolCall', 'llmservice-tool-call'],
    ['saiki:mcpServerConnected', 'saiki-mcp-server-connected'],
    ['getConfigYAML', 'get-config-yaml'],
    ['MCPServerConfig', 'mcp-server-config'],
    ['listLLMProviders', 'list-llm-providers'],
    ['model_registry', 'model-registry'],
  ])('of %s is %s', (name, anchor) => {
    expect(kebab(name)).toBe(anchor);
  });
});

describe('anchors of a page', () => {
  const made = md.heading(2, [md.text('Send a message')], 'send-message');
  const page = (...children: Root['children']): Root => ({type: 'root', children});

  it('may each be there once', () => {
    const tree = page(md.heading(2, [md.text('Start')]), made);
    expect(() => assertUniqueAnchors(tree, new Set([made]), 'content/api/a.md')).not.toThrow();
  });

  it('must not be there twice when two directives make them', () => {
    const again = md.heading(2, [md.text('Again')], 'send-message');
    expect(() => assertUniqueAnchors(page(made, again), new Set([made, again]), 'content/api/a.md')).toThrow(
      /^content\/api\/a\.md:1:1 the anchor "#send-message" appears twice/u,
    );
  });

  it("must not be those of an author's heading", () => {
    const own = md.heading(2, [md.text('Send message')]);
    expect(() => assertUniqueAnchors(page(own, made), new Set([made]), 'content/api/a.md')).toThrow('#send-message');
  });

  it('are the written ones where an author fixes them', () => {
    const own = md.heading(2, [md.text('Send message {#first}')]);
    expect(() => assertUniqueAnchors(page(own, made), new Set([made]), 'content/api/a.md')).not.toThrow();
  });

  it('leave two equal headings of an author to Docusaurus, which numbers them', () => {
    const tree = page(md.heading(2, [md.text('Limits')]), md.heading(3, [md.text('Limits')]), made);
    expect(() => assertUniqueAnchors(tree, new Set([made]), 'content/api/a.md')).not.toThrow();
  });
});
