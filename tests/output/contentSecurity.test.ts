import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CspEvaluator} from 'csp_evaluator';
import {Severity, Type} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {describe, expect, it} from 'vitest';
import {pages, pagesAnd404, redirectPages, siteFolder, type BuiltPage} from './support/builtSite';
import {attribute} from './support/html';

const policyOf = ({elements}: BuiltPage): string => {
  const policies = elements.filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  return (policies[0] && attribute(policies[0], 'content')) ?? '';
};

const {common} = JSON.parse(readFileSync(path.join(siteFolder, '.hosts/headers.json'), 'utf8')) as {
  common: Record<string, string>;
};
const header = common['Content-Security-Policy'] ?? '';

/**
 * Google's evaluator. It asks whether an origin hosts files that run code from the address: ours has none, since this
 * build creates all of its scripts.
 */
const findings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({type, value}) => !(type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'"))
    .filter(({severity}) => severity < Severity.INFO)
    .map(({directive, value, description}) => `${directive} ${value ?? ''}: ${description}`);

const documents = [...pagesAnd404, ...redirectPages];

describe('the content security policy', () => {
  it('[SEC-1] an independent checker finds nothing in the policy of any page', () => {
    expect(documents.length).toBeGreaterThan(100);
    // Most documents share their policy with others; the last one gives the name.
    const owners = new Map(documents.map((page) => [policyOf(page), page.file]));
    for (const [policy, file] of owners) expect(findings(policy), file).toEqual([]);
  });

  it('[SEC-1] the checker finds what is wrong with a weak policy', () => {
    expect(findings("script-src 'self' 'unsafe-inline'; object-src 'none'").join()).toContain("'unsafe-inline'");
    expect(findings("script-src https:; object-src 'none'; base-uri 'none'")).not.toEqual([]);
  });

  it('[SEC-1] no policy has a wildcard, or allows inline scripts or style attributes', () => {
    for (const policy of [header, ...documents.map(policyOf)]) {
      expect(policy).not.toMatch(/\*|unsafe-eval|unsafe-hashes|https?:/);
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
      expect(policy).toContain("style-src-attr 'none'");
    }
    // Docusaurus' warning about a wrong base path writes HTML itself, only on the home page.
    const others = documents.filter(({html}) => !html.includes('docusaurus-base-url-issue-banner'));
    expect(documents.length - others.length).toBe(1);
    others.forEach((page) => expect(policyOf(page)).toContain("require-trusted-types-for 'script'"));
    documents.map(policyOf).forEach((policy) => expect(policy).not.toContain('unsafe-inline'));
  });

  it('[SEC-1] Netlify, Cloudflare Pages and Vercel send the header, which is short enough for them', () => {
    const read = (file: string) => readFileSync(path.join(siteFolder, '.hosts/static', file), 'utf8');
    const line = `  Content-Security-Policy: ${header}`;
    expect(read('_headers').split('\n')).toContain(line);
    // https://developers.cloudflare.com/pages/configuration/headers/
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(read('vercel.json')).toContain(JSON.stringify(header));
  });

  it('[SEC-1] the header allows what the pages allow, and forbids frames', () => {
    expect(findings(header)).toEqual([]);
    expect(header).toContain("frame-ancestors 'none'");
    for (const page of pages) {
      const scripts =
        policyOf(page)
          .match(/script-src (?<sources>[^;]+)/)
          ?.groups?.sources?.split(' ') ?? [];
      scripts.forEach((source) => expect(header, page.file).toContain(source));
    }
  });
});
