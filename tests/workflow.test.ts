import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  readonly permissions?: Record<string, string>;
  readonly steps: readonly {readonly uses?: string}[];
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
