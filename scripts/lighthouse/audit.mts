import lighthouse, {type Result} from 'lighthouse';

/** Categories that are audited, and the score that each has to reach. */
export const minima = {accessibility: 100, 'best-practices': 100, seo: 100, performance: 99} as const;

/** Name of a category of Lighthouse. */
export type Category = keyof typeof minima;

/** All categories, in the order of the table. */
export const categories = Object.keys(minima) as Category[];

/** An audit that costs points. */
export interface Loss {
  readonly category: Category;
  /** Name of the audit, what it says, and what it says it of. */
  readonly reason: string;
}

/** What Lighthouse says of a page. */
export interface Verdict {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly losses: readonly Loss[];
}

type Audit = Result['audits'][string];

function hasLost({score, scoreDisplayMode}: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

/** Elements, addresses and explanations of the table below an audit. */
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

/** Takes scores and losses out of a report of Lighthouse. */
export function verdictOf({categories: reported, audits}: Pick<Result, 'categories' | 'audits'>): Verdict {
  const score = (category: Category) => Math.round((reported[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Verdict['scores'],
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
 * Runs Lighthouse as it is by default: a phone, throttling simulated.
 * @param port where the browser listens
 * @param inapplicable audits that are left out
 * @throws when the page could not be loaded
 */
export async function audit(address: string, port: number, inapplicable: readonly string[] = []): Promise<Verdict> {
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
  return verdictOf(result.lhr);
}
