import {type CSSProperties, memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Props of {@link CodeBlock}; `plugins/code-blocks` writes them. */
export interface CodeBlockProps {
  /** Highlighted `pre` element, made at build time. */
  html: string;
  /** Number of lines: the browser keeps room for a block that it does not draw yet. */
  lines: string;
  /** Name of the language as readers know it. */
  label: string;
  /** File name or other caption. */
  title?: string;
  /** `output` for what a program printed; other blocks are samples to copy. */
  kind?: 'sample' | 'output';
}

/**
 * A finished code block. Its buttons are served by `copyCode.ts` and `wrapCode.ts` in `src/clientModules`.
 * Remembered, because React parses finished HTML anew each time that it renders: a reader who goes to another place of
 * the page would lose what is selected, and how far the block is scrolled.
 */
export default memo(function CodeBlock({html, lines, label, title, kind = 'sample'}: CodeBlockProps): ReactNode {
  return (
    <figure className={`code-block code-block--${kind}`} style={{'--lines': lines} as CSSProperties}>
      <figcaption className="code-block__bar">
        <span className="code-block__title">{title ?? label}</span>
        <button type="button" className="code-block__wrap" data-wrap-code aria-pressed="false">
          {translate({
            id: 'site.code.wrap',
            message: 'Wrap lines',
          })}
        </button>
        {title && <span className="code-block__language">{label}</span>}
        <button type="button" className="code-block__copy" data-copy-code>
          {translate({id: 'site.code.copy', message: 'Copy'})}
        </button>
      </figcaption>
      <div className="code-block__body" dangerouslySetInnerHTML={{__html: html}} />
    </figure>
  );
});
