import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ErrorSummary, FoundError} from '@site/src/errors/matchErrors';
import styles from './styles.module.css';

const maxEntries = 8;
/** Code up to this length, backticks included, fits on a line of the narrowest screen, so that flags stay whole. */
const maxUnbroken = 26;

/** Props of {@link FoundErrorList}. */
export interface FoundErrorListProps {
  /** The most specific first; the first eight are shown. */
  readonly errors: readonly (ErrorSummary & Partial<FoundError>)[];
}

/** Lists entries of the error index: the highlighted match, if there is one, the cause, the fix, and a link. */
export function FoundErrorList({errors}: FoundErrorListProps): ReactNode {
  if (errors.length === 0) return null;
  return (
    <ol className={styles.found}>
      {errors.slice(0, maxEntries).map(({id, title, when, fix, address, count = 1, excerpt}) => (
        <li key={id}>
          <Link to={address} className={styles.title} translate="no">
            {title}
          </Link>
          {excerpt && (
            <p className={styles.excerpt} translate="no">
              <span>{excerpt[0]}</span>
              <mark>{excerpt[1]}</mark>
              <span>{excerpt[2]}</span>
              {count > 1 && <b className={styles.count}>{`× ${count}`}</b>}
            </p>
          )}
          <p>
            <InlineMarkdown text={when} />
          </p>
          <p>
            <strong>
              <Translate id="site.pasteError.fix">Fix:</Translate>
            </strong>{' '}
            <InlineMarkdown text={fix} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Renders the Markdown in an entry: inline code, and links to other entries. */
function InlineMarkdown({text}: {text: string}): ReactNode {
  // The text of a link may be a message with brackets: `[object Object]`.
  return text.split(/(`[^`]+`|\[(?:[^[\]]|\[[^\]]*\])+\]\([^)]+\))/u).map((part, at) => {
    const link = /^\[(?<words>.+)\]\((?<address>[^)]+)\)$/u.exec(part)?.groups;
    if (link) {
      return (
        <Link key={at} to={link.address}>
          <InlineMarkdown text={link.words ?? ''} />
        </Link>
      );
    }
    return part.startsWith('`') ? (
      <code key={at} className={part.length <= maxUnbroken ? 'unbroken' : undefined} translate="no">
        {part.slice(1, -1)}
      </code>
    ) : (
      <span key={at}>{part}</span>
    );
  });
}
