// The icons that replace the theme's, in one style. They are on every page, so each is one short path. Docusaurus finds
// them by the files in `src/theme/Icon` and `src/theme/Admonition/Icon`, which only name them.
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'svg'>;

/** Draws lines in the color of the text, on a canvas of 24 × 24. */
function LineIcon({d, children, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
      {...props}
    >
      <path d={d} />
      {children}
    </svg>
  );
}

/** Fills a shape with the color of the text, on a canvas of 16 × 16; what lies inside another outline stays empty. */
function SolidIcon({d, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d={d} />
    </svg>
  );
}

/** Shows two arrowheads to the right. */
export const IconArrow = (props: Props): ReactNode => (
  <LineIcon d="M5 5l6 7-6 7M13 5l6 7-6 7" width={20} height={20} {...props} />
);

/** Shows a moon. */
export const IconDarkMode = (props: Props): ReactNode => (
  <LineIcon d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" {...props} />
);

/** Shows a pen. */
export const IconEdit = (props: Props): ReactNode => (
  <LineIcon d="M4 20v-4L16 4l4 4L8 20z" width={20} height={20} {...props} />
);

/** Shows a house. */
export const IconHome = (props: Props): ReactNode => <LineIcon d="M5 11v9h4v-6h6v6h4v-9M2 12L12 3l10 9" {...props} />;

/** Shows a globe. */
export const IconLanguage = (props: Props): ReactNode => (
  <LineIcon d="M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" width={20} height={20} {...props} />
);

/** Shows a sun. */
export const IconLightMode = (props: Props): ReactNode => (
  <LineIcon
    d="M12 8a4 4 0 1 0 .01 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5"
    {...props}
  />
);

/** Shows a disc, half light and half dark. */
export const IconSystemColorMode = (props: Props): ReactNode => (
  <LineIcon d="M12 4a8 8 0 0 0 0 16z" {...props}>
    <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
  </LineIcon>
);

/** Shows an exclamation mark in an octagon. */
export const AdmonitionIconDanger = (props: Props): ReactNode => (
  <SolidIcon d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM7 4h2v5H7zm0 6h2v2H7z" {...props} />
);

/** Shows the letter i in a disc. */
export const AdmonitionIconInfo = (props: Props): ReactNode => (
  <SolidIcon d="M8 1a7 7 0 1 0 .01 0M7 4h2v2H7zm0 3h2v5H7z" {...props} />
);

/** Shows a page with lines. */
export const AdmonitionIconNote = (props: Props): ReactNode => (
  <SolidIcon d="M2 1h12v14H2zM5 5h6v2H5zm0 4h6v2H5z" {...props} />
);

/** Shows a light bulb. */
export const AdmonitionIconTip = (props: Props): ReactNode => (
  <SolidIcon d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9M6 13h4v2H6z" {...props} />
);

/** Shows an exclamation mark in a triangle. */
export const AdmonitionIconWarning = (props: Props): ReactNode => (
  <SolidIcon d="M8 1L0 15h16zM7 6h2v4H7zm0 5h2v2H7z" {...props} />
);
