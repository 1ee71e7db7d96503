import {decoded} from '@docs-kit/report/text';

/**
 * Opens the `details` element that the address points at, or into. React would do it after the reader has scrolled on.
 * Browsers scroll to it by themselves.
 */
export function openTarget(): void {
  document
    .getElementById(decoded(location.hash.slice(1)) ?? '')
    ?.closest('details')
    ?.setAttribute('open', '');
}
