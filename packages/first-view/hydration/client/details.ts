import {decoded} from '@docs-kit/report/text';

/**
 * Opens the `<details>` that the address points to or into. React would open it too late, after the reader has scrolled
 * on. Browsers scroll to it by themselves.
 */
export function openTarget(): void {
  document
    .getElementById(decoded(location.hash.slice(1)) ?? '')
    ?.closest('details')
    ?.setAttribute('open', '');
}
