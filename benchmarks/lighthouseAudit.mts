/**
 * The part of Lighthouse's report that is used here.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, Audit>;
  runtimeError?: {message: string};
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  errorMessage?: string;
  details?: object;
}

/** Audited categories, and the minimum score of each. */
const minima = {accessibility: 100, 'best-practices': 100, seo: 100, performance: 99} as const;

type Category = keyof typeof minima;

const categories = Object.keys(minima) as Category[];

/** An audit that costs points. */
interface Loss {
  readonly category: Category;
  /** Name of the audit, its result, and the affected elements. */
  readonly reason: string;
}

interface AuditResult {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly losses: readonly Loss[];
}

function hasLost({score, scoreDisplayMode}: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

/** Elements, addresses and explanations from an audit's table. */
function findings({details}: Audit): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return items.slice(0, 5).map((item: Record<string, unknown>) => {
    const node = item.node as {snippet?: string; explanation?: string} | undefined;
    const parts = [node?.snippet, node?.explanation, item.url, item.description, item.reason];
    const known = parts.filter((part) => typeof part === 'string').join(' ');
    return (known || JSON.stringify(item)).replace(/\s+/g, ' ').slice(0, 300);
  });
}

function reasonOf(audit: Audit): string {
  const said = [audit.title, audit.displayValue, audit.errorMessage].filter(Boolean).join(', ');
  return [`${audit.id}: ${said}`, ...findings(audit).map((finding) => `    ${finding}`)].join('\n');
}

/** Reads scores and losses from a Lighthouse report. */
export function readResult({categories: reported, audits}: Omit<Report, 'runtimeError'>): AuditResult {
  const score = (category: Category) => Math.round((reported[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as AuditResult['scores'],
    losses: categories.flatMap((category) =>
      (reported[category]?.auditRefs ?? [])
        .filter(({weight}) => weight > 0)
        .flatMap(({id}) => audits[id] ?? [])
        .filter(hasLost)
        .map((audit) => ({category, reason: reasonOf(audit)})),
    ),
  };
}

/**
 * Runs Lighthouse with its defaults: a phone, simulated throttling.
 * @param port port that the browser listens on
 * @param inapplicable audits to skip
 * @throws when the page couldn't be loaded
 */
export async function audit(address: string, port: number, inapplicable: readonly string[] = []): Promise<AuditResult> {
  // Imported here and without its types, because only `npm run lighthouse` installs the package.
  const {default: lighthouse} = (await import('lighthouse' as string)) as {
    default: (address: string, options: object) => Promise<{lhr: Report} | undefined>;
  };
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: [...inapplicable],
    // The not-found page is a page too.
    ignoreStatusCode: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  return readResult(result.lhr);
}

/** Result of a page in one color mode. */
export interface Row {
  readonly page: string;
  readonly mode: string;
  readonly result: AuditResult;
}

function isBelow({scores}: AuditResult, category: Category): boolean {
  return scores[category] < minima[category];
}

/** Returns a Markdown table: page and mode by category. */
export function scoreTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page', 'mode', ...categories]),
    line(['---', '---', ...categories.map(() => '---:')]),
    ...rows.map(({page, mode, result}) =>
      line([page, mode, ...categories.map((category) => String(result.scores[category]))]),
    ),
  ].join('\n');
}

/** Lists, for each score below its minimum, the audits that cost points: page, audit and reason. */
export function lossList(rows: readonly Row[]): string {
  return rows
    .flatMap(({page, mode, result}) =>
      result.losses
        .filter(({category}) => isBelow(result, category))
        .map(({category, reason}) => `${page}, ${mode}, ${category}: ${reason}`),
    )
    .join('\n');
}

/** Returns whether all scores reach their minimum, except performance, which depends on the machine's load. */
export function reachesMinima(rows: readonly Row[]): boolean {
  const stable = categories.filter((category) => category !== 'performance');
  return rows.every(({result}) => stable.every((category) => !isBelow(result, category)));
}
