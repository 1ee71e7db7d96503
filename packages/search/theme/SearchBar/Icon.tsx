import type {ReactNode} from 'react';

/** Shows a magnifier. */
export const Icon = (): ReactNode => (
  <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
    <path d="M11 4a7 7 0 1 0 .01 0M16 16l5 5" />
  </svg>
);
