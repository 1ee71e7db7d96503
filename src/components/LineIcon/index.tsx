import type {ComponentProps, ReactNode} from 'react';

/** Props of {@link LineIcon}. */
export interface LineIconProps extends ComponentProps<'svg'> {
  /** What is drawn, on a field of 24 × 24. */
  d: string;
}

/** An icon of lines in the colour of the text. Icons stand in every page, so each is one short path. */
export default function LineIcon({d, children, ...props}: LineIconProps): ReactNode {
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
