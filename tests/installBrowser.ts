import {ensureBrowser} from '../scripts/ensureBrowser.mts';

/** Playwright's global setup: a browser is there before the first test asks for one. */
export default function installBrowser(): void {
  ensureBrowser();
}
