/** What browsers with the Network Information API say. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the page may fetch what its reader has not asked for: not with data saver, and not on 2g. */
export function mayFetchAhead(): boolean {
  const {saveData, effectiveType = ''} = (navigator as {connection?: Connection}).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
