// The icons that replace the theme's, in one style. They are on every page, so each is one short path. Docusaurus finds
// most through the files in `src/theme/Icon` and `src/theme/Admonition/Icon`, which only re-export them: if those drew
// them, Rspack would copy them into each kind of page. Their sizes, 24 and 20 pixels beside text of 17, grow with it.
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

type Props = ComponentProps<'svg'>;
type Icon = (props: Props) => ReactNode;

const lines = {
  viewBox: '0 0 24 24',
  width: '1.4118rem',
  height: '1.4118rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
} as const;
const small = {width: '1.1765rem', height: '1.1765rem'} as const;

/** Creates an outline icon in the text color, on a canvas of 24 × 24. */
function lineIcon(d: string, {children, ...own}: Props = {}): Icon {
  return (props) => (
    <svg {...lines} aria-hidden {...own} {...props}>
      <path d={d} />
      {children}
    </svg>
  );
}

/**
 * Creates the icon of an admonition: filled, on a canvas of 16 × 16. Shapes inside another outline are cut out. It's
 * named after the kind, which titles such as "The API is open" don't mention.
 */
function solidIcon(kind: string, d: string): Icon {
  return (props) => (
    <svg viewBox="0 0 16 16" role="img" aria-label={kind} {...props}>
      <path fillRule="evenodd" d={d} />
    </svg>
  );
}

/** Shows two arrowheads to the right. */
export const IconArrow = lineIcon('M5 5l6 7-6 7M13 5l6 7-6 7', small);

const cross = lineIcon('M1 1l14 14M15 1L1 15', {...small, viewBox: '0 0 16 16'});

/** Shows a cross in the text color: the gray that the theme passes in the mobile menu has too little contrast. */
export const IconClose: Icon = (props) => cross({...props, color: undefined});

/** Shows a moon. */
export const IconDarkMode = lineIcon('M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z');

/** Shows a pen. */
export const IconEdit = lineIcon('M4 20v-4L16 4l4 4L8 20z', small);

/** Shows a house. */
export const IconHome = lineIcon('M5 11v9h4v-6h6v6h4v-9M2 12L12 3l10 9');

/** Shows a globe. */
export const IconLanguage = lineIcon('M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18', small);

/** Shows a sun. */
export const IconLightMode = lineIcon(
  'M12 8a4 4 0 1 0 .01 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
);

/** Shows a disc, half light and half dark. */
export const IconSystemColorMode = lineIcon('M12 4a8 8 0 0 0 0 16z', {
  children: <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />,
});

/** Shows an exclamation mark in an octagon. */
export const AdmonitionIconDanger = solidIcon(
  translate({id: 'theme.admonition.danger', message: 'danger'}),
  'M5 1h6l4 4v6l-4 4H5l-4-4V5zM7 4h2v5H7zm0 6h2v2H7z',
);

/** Shows the letter i in a disc. */
export const AdmonitionIconInfo = solidIcon(
  translate({id: 'theme.admonition.info', message: 'info'}),
  'M8 1a7 7 0 1 0 .01 0M7 4h2v2H7zm0 3h2v5H7z',
);

/** Shows a page with lines. */
export const AdmonitionIconNote = solidIcon(
  translate({id: 'theme.admonition.note', message: 'note'}),
  'M2 1h12v14H2zM5 5h6v2H5zm0 4h6v2H5z',
);

/** Shows a light bulb. */
export const AdmonitionIconTip = solidIcon(
  translate({id: 'theme.admonition.tip', message: 'tip'}),
  'M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9M6 13h4v2H6z',
);

/** Shows an exclamation mark in a triangle. */
export const AdmonitionIconWarning = solidIcon(
  translate({id: 'theme.admonition.warning', message: 'warning'}),
  'M8 1L0 15h16zM7 6h2v4H7zm0 5h2v2H7z',
);
