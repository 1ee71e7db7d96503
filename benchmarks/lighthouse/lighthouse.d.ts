// Types of the parts of Lighthouse that are used here: only `npm run lighthouse` installs its package.
declare module 'lighthouse' {
  /** Report of one page. */
  export interface Result {
    categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
    audits: Record<
      string,
      {
        id: string;
        title: string;
        score: number | null;
        scoreDisplayMode: string;
        displayValue?: string;
        errorMessage?: string;
        details?: object;
      }
    >;
    runtimeError?: {message: string};
  }

  /** Runs the audits on one page. */
  export default function lighthouse(
    address: string,
    options: {
      port: number;
      logLevel: string;
      onlyCategories: string[];
      skipAudits: string[];
      ignoreStatusCode: boolean;
    },
  ): Promise<{lhr: Result} | undefined>;
}
