import {memo, type ReactNode} from 'react';

/** Props of {@link Diagram}; `plugins/diagrams` writes them. */
export interface DiagramProps {
  /** Finished `svg` element, with title and description for screen readers. */
  svg: string;
  /** Caption. */
  title: string;
}

/** A drawn diagram. A wide one scrolls inside its frame. Remembered for the same reason as a code block. */
export default memo(function Diagram({svg, title}: DiagramProps): ReactNode {
  return (
    <figure className="diagram">
      <div
        className="diagram__canvas"
        role="group"
        aria-label={title}
        // Focusable, so that the keyboard scrolls what does not fit.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <figcaption className="diagram__caption" aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
});
