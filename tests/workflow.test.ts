import {execSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  readonly permissions?: Record<string, string>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, string>>;
  }[];
}

const workflow = parse(readFileSync('.github/workflows/site.yml', 'utf8')) as {
  permissions: object;
  jobs: Record<string, Job>;
};
const jobs = Object.entries(workflow.jobs);

it('[SEC-6] every action of the workflow is pinned by its hash', () => {
  const actions = jobs.flatMap(([, {steps}]) => steps.flatMap(({uses}) => uses ?? []));
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
});

it('[SEC-6] jobs get the permissions that they need, and only the deployment may write', () => {
  expect(workflow.permissions).toEqual({});
  for (const [name, {permissions}] of jobs) {
    expect(permissions, name).toBeDefined();
    if (name !== 'deploy') expect(permissions, name).toEqual({contents: 'read'});
  }
  expect(workflow.jobs.deploy?.permissions).toEqual({
    pages: 'write',
    'id-token': 'write',
    attestations: 'write',
    contents: 'read',
  });
});

it('[SEC-7] the deployment attests the published site and a list of all packages that it was made with', () => {
  const steps = workflow.jobs.deploy?.steps ?? [];
  const {run = ''} = steps.find((step) => step.run?.includes('npm sbom')) ?? {};
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
    for (const file of ['package.json', 'package-lock.json', ...manifests]) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      copyFileSync(file, path.join(folder, file));
    }
    // Not the next line, which needs GNU tar.
    const [command = ''] = run.split('\n');
    expect(command).toMatch(/^npm sbom .* > sbom\.cdx\.json$/);
    execSync(command, {cwd: folder});
    const attested = steps.find(({uses}) => uses?.startsWith('actions/attest-build-provenance@'))?.with?.[
      'subject-path'
    ];
    expect(attested?.trim().split('\n')).toEqual(['site.tar.gz', 'sbom.cdx.json']);
    const {components} = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as {
      components: {purl: string}[];
    };
    const listed = components.map(({purl}) => decodeURIComponent(purl));
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, {name?: string; version: string; link?: boolean; optional?: boolean}>;
    };
    const locked = Object.entries(packages)
      .filter(([file, {link, optional}]) => file.includes('node_modules/') && !link && !optional)
      .map(([file, {name, version}]) => `pkg:npm/${name ?? file.replace(/.*node_modules\//, '')}@${version}`);
    expect(locked.length).toBeGreaterThan(1000);
    expect(locked.filter((name) => !listed.includes(name))).toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
