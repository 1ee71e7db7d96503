import {Fragment, memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

/** Props of {@link CodeBlock}; `packages/code-samples` writes them. */
interface CodeBlockProps {
  /** A highlighted `pre` element. */
  html: string;
  /** Number of lines: the browser reserves space for a block that it hasn't rendered yet. */
  lines: string;
  /** Display name of the language. */
  label: string;
  /** File name or other caption. */
  title?: string;
  /** `output` for what a program printed; other blocks are samples to copy. */
  kind?: 'sample' | 'output';
}

/** Lets a path in a title break after its slashes instead of anywhere. */
const breakable = (title: string): ReactNode =>
  title.split(/(?<=\/)(?=.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * Shows a code block that was highlighted at build time; the theme would highlight it in the browser.
 * `src/clientModules/codeBlocks.ts` handles its buttons. Memoized, because React 19 parses such HTML again on each
 * render, which would lose the reader's selection and scroll position: https://github.com/react/react/issues/31660
 */
function CodeBlock({html, lines, label, title, kind}: CodeBlockProps): ReactNode {
  const isLine = lines === '1';
  // A single long line is a message or a command, which readers compare with theirs in full. A prompt is prose.
  const isWrapped = label === 'Prompt' || isLine;
  const isBare = isLine && !title;
  return (
    <figure
      // Without it, the caption would name the figure, buttons included.
      aria-label={title ?? label}
      className={clsx('code-block', kind === 'output' && 'code-block--output', isBare && 'code-block--line')}
      data-lines={lines}
      data-wrapped={isWrapped ? '' : undefined}
    >
      <figcaption className="code-block__bar">
        {/* The spaces separate the labels where our styles are missing. */}
        <span className={isBare ? 'code-block__language' : 'code-block__title'}>{breakable(title ?? label)}</span>{' '}
        {title && title !== label && <span className="code-block__language">{`${label} `}</span>}
        {!isWrapped && (
          <button type="button" className="code-block__wrap" data-wrap-code aria-pressed="false">
            {translate({id: 'site.code.wrap', message: 'Wrap'})}
          </button>
        )}{' '}
        <button type="button" className="code-block__copy" data-copy-code>
          {translate({id: 'site.code.copy', message: 'Copy'})}
        </button>
      </figcaption>
      <div className="code-block__body" dangerouslySetInnerHTML={{__html: html}} />
    </figure>
  );
}

export default memo(CodeBlock);
