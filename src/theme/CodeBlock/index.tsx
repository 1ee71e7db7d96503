import {Fragment, memo, type ReactNode} from 'react';
import clsx from 'clsx';

/** Props of a highlighted block; `packages/code-samples` writes them. */
interface HighlightedCodeProps {
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

/** Props of code that wasn't highlighted at build time: code in a page written in React. */
interface PlainCodeProps {
  children?: ReactNode;
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
 * Shows a highlighted block. `src/clientModules/codeBlocks.ts` handles its buttons. Memoized, because React 19 parses
 * such HTML again on each render, which would lose the reader's selection and scroll position:
 * https://github.com/react/react/issues/31660
 */
const HighlightedCode = memo(function HighlightedCode({
  html,
  lines,
  label,
  title,
  kind,
}: HighlightedCodeProps): ReactNode {
  const isLine = lines === '1';
  // A single long line is a message or a command, which readers compare with theirs in full. A prompt is prose.
  const isWrapped = label === 'Prompt' || isLine;
  const isBare = isLine && !title;
  return (
    <figure
      // Without it, the caption would name the figure, buttons included.
      aria-label={title}
      className={clsx('code-block', kind === 'output' && 'code-block--output', isBare && 'code-block--line')}
      data-lines={lines}
      data-wrapped={isWrapped ? '' : undefined}
    >
      <figcaption className="code-block__bar">
        {/* The spaces separate the labels where our styles are missing. */}
        <span className={isBare ? 'code-block__language' : 'code-block__title'}>{breakable(title ?? label)}</span>{' '}
        {!isWrapped && (
          <button type="button" className="code-block__wrap" data-wrap-code aria-pressed="false">
            Wrap
          </button>
        )}{' '}
        {title && title !== label && <span className="code-block__language">{label} </span>}
        <button type="button" className="code-block__copy" data-copy-code>
          Copy
        </button>
      </figcaption>
      <div className="code-block__body" dangerouslySetInnerHTML={{__html: html}} />
    </figure>
  );
});

/** Shows a code block, either highlighted at build time or plain. The theme would highlight it in the browser. */
export default function CodeBlock(props: HighlightedCodeProps | PlainCodeProps): ReactNode {
  if ('html' in props) {
    return <HighlightedCode {...props} />;
  }
  return (
    // A tab stop, so that the keyboard can scroll what doesn't fit: https://github.com/facebook/docusaurus/pull/2476
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code-block__pre" tabIndex={0}>
      <code>{props.children}</code>
    </pre>
  );
}
