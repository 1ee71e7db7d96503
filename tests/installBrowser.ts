import {ensureBrowser} from '../scripts/ensureBrowser.mts';

/** Playwright's global setup: makes sure that a browser is installed before the first test needs one. */
export default function installBrowser(): void {
  ensureBrowser();
}
