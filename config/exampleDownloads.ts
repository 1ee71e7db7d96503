import {readFileSync} from 'node:fs';
import {parseData} from '@docs-kit/report';
import type {ExampleDownloadsOptions} from '../plugins/example-downloads';
import type {Download} from '../plugins/example-downloads/finishedFolder';

const uv = '`uv`, which brings the command `uvx`';

/** Readers and pages name these archives: add folders, never rename one. */
export const downloads: readonly Download[] = [
  {
    folder: 'notes-agent',
    title: 'Build Your First Agent',
    page: '/docs/getting-started/first-agent-tutorial',
    terminals: [['cd notes-agent', 'bash write-notes.sh', 'npx saiki --agent notes-agent.yml']],
  },
  {
    folder: 'building-applications',
    title: 'Building Applications',
    page: '/docs/tutorials',
    terminals: [
      [
        'cd building-applications',
        'mkdir -p notes',
        'echo "Green tea: 80 degrees, two minutes." > notes/tea.txt',
        'npx tsx notes.ts "How long does green tea take?"',
      ],
    ],
  },
  {
    folder: 'chat-app',
    title: 'React Chat App using Saiki',
    page: '/docs/tutorials/backend-server',
    terminals: [
      ['mkdir -p chat-app/files', 'cd chat-app', 'npx saiki --mode server --agent ./agent.yml'],
      [
        'npx esbuild chat-app/web/main.tsx --bundle --jsx=automatic --outfile=chat-app/public/app.js',
        'npx tsx chat-app/proxy.ts',
      ],
    ],
  },
  {
    folder: 'database-agent',
    title: 'Database Agent Tutorial',
    page: '/docs/tutorials/database-agent',
    terminals: [
      [
        'git clone https://github.com/truffle-ai/saiki.git saiki-source',
        'cp saiki-source/agents/database-agent/data/example.db database-agent/shop.db',
        'cd database-agent',
        'npx saiki --agent ./agent.yml',
      ],
    ],
  },
  {
    folder: 'multi-agent',
    title: 'Building Multi-Agent Systems',
    page: '/docs/tutorials/multi-agent-systems',
    terminals: [
      [
        'cd multi-agent',
        'bash create-material.sh',
        'npx saiki --agent ./coordinator.yml "Write a briefing about the transports and limits of MCP servers."',
      ],
    ],
  },
  {
    folder: 'advanced-patterns',
    title: 'Advanced Patterns and Best Practices',
    page: '/docs/tutorials/advanced-patterns',
    needs: ['a few text files in `advanced-patterns/notes`'],
    terminals: [['cd advanced-patterns', 'npx tsx service.ts']],
  },
  {
    folder: 'triage',
    title: 'Customer Support Triage System',
    page: '/docs/tutorials/building-triage-system',
    terminals: [['cd triage', 'bash create-knowledge.sh', 'npx saiki --agent ./triage.yml']],
  },
  {
    folder: 'talk2pdf',
    title: 'Talk2PDF Agent',
    page: '/docs/tutorials/talk2pdf-agent',
    needs: ['a PDF file with real text, as `talk2pdf/report.pdf`'],
    terminals: [['cd talk2pdf', 'npx tsx attach.ts report.pdf "Which parts does this report have?"']],
  },
  {
    folder: 'image-editor',
    title: 'Image Editor Agent',
    page: '/docs/tutorials/image-editor-agent',
    needs: [uv, 'a few pictures in `image-editor/images`'],
    terminals: [['cd image-editor', 'mkdir -p out', 'npx saiki --agent ./agent.yml']],
  },
  {
    folder: 'music',
    title: 'Music Creator Agent',
    page: '/docs/tutorials/music-agent',
    needs: [uv],
    terminals: [['mkdir -p music/out', 'cd music', 'npx saiki --agent ./agent.yml']],
  },
  {
    folder: 'product-name-scout',
    title: 'Product Name Scout Agent',
    page: '/docs/tutorials/product-name-scout-agent',
    needs: [uv],
    terminals: [['cd product-name-scout', 'npx saiki --agent ./agent.yml']],
  },
  {
    folder: 'cookbook',
    title: 'Cookbook',
    page: '/docs/guides/cookbook',
    terminals: [['cd cookbook', 'npx tsx invoice.ts', 'npx tsx experts.ts "May we keep backups forever?"']],
  },
  {
    folder: 'own-tool',
    title: 'Write your own tool',
    page: '/docs/guides/write-a-tool',
    terminals: [['cd own-tool', 'npx tsx tryOrders.ts', 'npx saiki --agent ./agent.yml "Where is order 100234?"']],
  },
  {
    folder: 'scripted-model',
    title: 'Test an agent without a model',
    page: '/docs/guides/test-an-agent',
    terminals: [['cd scripted-model', 'npx tsx --test orders.test.ts']],
  },
  {
    folder: 'many-users',
    title: 'A chat for many users',
    page: '/docs/guides/chat-for-many-users',
    terminals: [
      ['npx tsx many-users/server.ts'],
      ['curl --no-buffer --header "X-User: ada" --data "My color is green." http://127.0.0.1:3100/chat'],
    ],
  },
];

const file = 'examples/package.json';
const {peerDependencies, devDependencies} = parseData(readFileSync(file, 'utf8'), file) as Readonly<
  Record<'peerDependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** Options of `plugins/example-downloads`. */
export const exampleDownloads: ExampleDownloadsOptions = {
  folder: 'examples',
  target: 'downloads',
  downloads,
  versions: {...peerDependencies, ...devDependencies},
};
