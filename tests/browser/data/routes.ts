/** A page that the specification lists (ROUTE-1 to ROUTE-4). */
export interface Route {
  /** Path below the base path. */
  readonly path: string;
  /** The page's only `h1`. */
  readonly h1: string;
  /** Labels from the top of the sidebar down to the page; rows of one category are in the sidebar's order. */
  readonly place?: readonly string[];
}

/** The pages of one part of the site. */
export interface RouteGroup {
  readonly name: string;
  /** Accessible name of the sidebar's navigation, if the page has a sidebar. */
  readonly sidebar?: string;
  readonly routes: readonly Route[];
}

type Row = readonly [path: string, h1: string, place?: string];

function group(name: string, sidebar: string | undefined, rows: readonly Row[]): RouteGroup {
  return {name, sidebar, routes: rows.map(([path, h1, place]) => ({path, h1, place: place?.split(' › ')}))};
}

/** Pages that don't belong to any part. */
export const singlePages = group('Single pages', undefined, [
  ['/', 'Build AI Agents with ease'],
  ['/markdown-page', 'How pages on this site are written'],
]);

/** Pages of the blog. */
export const blog = group('Blog', undefined, [
  ['/blog', 'Saiki Blog'],
  ['/blog/ai-agents-vs-llm-workflows', 'AI Agents vs LLM Workflows – Why Autonomy Matters'],
  ['/blog/archive', 'Archive'],
  ['/blog/authors', 'Authors'],
  ['/blog/tags', 'Tags'],
  ['/blog/tags/ai-agents', 'One post tagged with "AI Agents"'],
  ['/blog/tags/autonomous-ai', 'One post tagged with "Autonomous AI"'],
  ['/blog/tags/llm-workflows', 'One post tagged with "LLM Workflows"'],
  ['/blog/tags/saiki', 'One post tagged with "Saiki"'],
]);

/** Pages of the API reference. */
export const api = group('API reference', 'Docs sidebar', [
  ['/api', 'Getting Started', 'Getting Started'],
  ['/api/category/rest-api', 'REST API', 'REST API'],
  ['/api/rest/conversation', 'Conversation', 'REST API › Conversation'],
  ['/api/rest/sessions', 'Session Management', 'REST API › Session Management'],
  ['/api/rest/mcp', 'MCP Management', 'REST API › MCP Management'],
  ['/api/rest/llm', 'LLM Configuration', 'REST API › LLM Configuration'],
  ['/api/rest/system', 'System', 'REST API › System'],
  ['/api/rest/search', 'Search API', 'REST API › Search API'],
  ['/api/websocket', 'WebSocket API', 'WebSocket API'],
  ['/api/category/typescript-sdk', 'TypeScript SDK API Reference', 'TypeScript SDK'],
  ['/api/saiki-agent', 'SaikiAgent API', 'TypeScript SDK › SaikiAgent API'],
  ['/api/mcp-manager', 'MCPManager', 'TypeScript SDK › MCPManager'],
  ['/api/events', 'Events Reference', 'TypeScript SDK › Events Reference'],
  ['/api/types', 'TypeScript Types', 'TypeScript SDK › TypeScript Types'],
]);

/** Pages of the docs. */
export const docs = group('Docs', 'Docs sidebar', [
  ['/docs/category/getting-started', 'Getting Started', 'Getting Started'],
  ['/docs/getting-started/intro', 'Introduction', 'Getting Started › Introduction'],
  ['/docs/getting-started/installation', 'Installation', 'Getting Started › Installation'],
  ['/docs/getting-started/first-agent-tutorial', 'Build Your First Agent', 'Getting Started › Build Your First Agent'],
  ['/docs/category/guides', 'Guides', 'Guides'],
  ['/docs/guides/typescript-sdk', 'TypeScript SDK Guide', 'Guides › TypeScript SDK Guide'],
  ['/docs/guides/cli', 'CLI Guide', 'Guides › CLI Guide'],
  ['/docs/guides/web-playground', 'Web playground', 'Guides › Web playground'],
  ['/docs/category/saiki-configuration-guide', 'Configuring Saiki', 'Guides › Saiki Configuration Guide'],
  ['/docs/guides/configuring-saiki/overview', 'Configuring Saiki', 'Guides › Saiki Configuration Guide › Overview'],
  [
    '/docs/guides/configuring-saiki/mcpServers',
    'mcpServers Configuration',
    'Guides › Saiki Configuration Guide › MCP Configuration',
  ],
  [
    '/docs/guides/configuring-saiki/systemPrompt',
    'System Prompt Configuration',
    'Guides › Saiki Configuration Guide › System Prompt',
  ],
  ['/docs/guides/configuring-saiki/llm', 'LLM Configuration', 'Guides › Saiki Configuration Guide › LLM Configuration'],
  [
    '/docs/guides/configuring-saiki/llm/configuration',
    'Configuration Reference',
    'Guides › Saiki Configuration Guide › LLM Configuration › Configuration Reference',
  ],
  [
    '/docs/guides/configuring-saiki/llm/providers',
    'Supported Providers',
    'Guides › Saiki Configuration Guide › LLM Configuration › Supported Providers',
  ],
  [
    '/docs/guides/configuring-saiki/storage',
    'Storage Configuration',
    'Guides › Saiki Configuration Guide › Storage Configuration',
  ],
  [
    '/docs/guides/configuring-saiki/toolConfirmation',
    'Tool Confirmation Configuration',
    'Guides › Saiki Configuration Guide › Tool Confirmation',
  ],
  [
    '/docs/guides/configuring-saiki/sessions',
    'Sessions Configuration',
    'Guides › Saiki Configuration Guide › Sessions',
  ],
  [
    '/docs/guides/configuring-saiki/agentCard',
    'Agent Card Configuration',
    'Guides › Saiki Configuration Guide › Agent Card (A2A)',
  ],
  ['/docs/guides/deployment', 'Deployment Guide', 'Guides › Deployment Guide'],
  ['/docs/guides/mcp-manager', 'MCP Manager', 'Guides › MCP Manager'],
  ['/docs/guides/saiki-as-mcp-server', 'Using Saiki as an MCP Server', 'Guides › Using Saiki as an MCP Server'],
  [
    '/docs/guides/saiki-group-mcp-servers',
    'Using Saiki CLI to group MCP servers together',
    'Guides › Using Saiki to group MCP servers',
  ],
  ['/docs/category/tutorials', 'Tutorials', 'Tutorials'],
  ['/docs/tutorials', 'Building Applications', 'Tutorials › Building Applications'],
  ['/docs/tutorials/backend-server', 'React Chat App using Saiki', 'Tutorials › React Chat App using Saiki'],
  ['/docs/tutorials/database-agent', 'Database Agent Tutorial', 'Tutorials › Database Agent Tutorial'],
  ['/docs/tutorials/multi-agent-systems', 'Building Multi-Agent Systems', 'Tutorials › Building Multi-Agent Systems'],
  [
    '/docs/tutorials/advanced-patterns',
    'Advanced Patterns and Best Practices',
    'Tutorials › Advanced Patterns and Best Practices',
  ],
  [
    '/docs/tutorials/building-triage-system',
    'Customer Support Triage System',
    'Tutorials › Customer Support Triage System',
  ],
  ['/docs/tutorials/talk2pdf-agent', 'Talk2PDF Agent', 'Tutorials › Talk2PDF Agent'],
  ['/docs/tutorials/image-editor-agent', 'Image Editor Agent', 'Tutorials › Image Editor Agent'],
  ['/docs/tutorials/music-agent', 'Music Creator Agent', 'Tutorials › Music Creator Agent'],
  ['/docs/tutorials/product-name-scout-agent', 'Product Name Scout Agent', 'Tutorials › Product Name Scout Agent'],
  ['/docs/category/examples--demos', 'Examples & Demos', 'Examples & Demos'],
  ['/docs/examples-demos/amazon-shopping', 'Amazon shopping assistant', 'Examples & Demos › Amazon shopping assistant'],
  ['/docs/examples-demos/email-slack', 'Email summaries in slack', 'Examples & Demos › Email summaries in slack'],
  [
    '/docs/examples-demos/website-designer',
    'Design a website with saiki',
    'Examples & Demos › Design a website with saiki',
  ],
  ['/docs/category/concepts', 'Concepts', 'Concepts'],
  ['/docs/concepts/what-is-an-ai-agent', 'What is an AI Agent?', 'Concepts › What is an AI Agent?'],
  ['/docs/concepts/agents-vs-workflows', 'AI Agents vs. LLM Workflows', 'Concepts › AI Agents vs. LLM Workflows'],
  ['/docs/concepts/how-do-ai-agents-work', 'How do AI Agents work?', 'Concepts › How do AI Agents work?'],
  ['/docs/concepts/tools', 'Tools', 'Concepts › What are Tools?'],
  ['/docs/concepts/mcp', 'What is MCP (Model Context Protocol)?', 'Concepts › What is MCP (Model Context Protocol)?'],
  ['/docs/category/architecture', 'Architecture', 'Architecture'],
  ['/docs/architecture/overview', 'Overview', 'Architecture › Overview'],
]);

/** All pages that the specification lists, in its order. */
export const routeGroups: readonly RouteGroup[] = [singlePages, blog, api, docs];
