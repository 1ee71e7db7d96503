import {codeOf} from '../components/CodeBlock/codeOf';

/**
 * Copies the sample of a button. Browsers allow it at the click alone, which is long over when React answers the button:
 * `src/clientModules/copyCode.ts` then says what has been done, as an attribute tells it.
 */
export async function copyAtOnce(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeOf(button)?.textContent ?? '');
    button.setAttribute('data-copied', '');
  } catch {
    // React tries again, and tells the reader what to do.
  }
}
