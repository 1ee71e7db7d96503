import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happens after the command, by the part of the file that it comes from. Models word answers differently: none is quoted. */
const steps = [
  ['mcpServers', 'starts the filesystem server and asks for its tools'],
  ['systemPrompt', 'goes to the model with your words and the tools'],
  ['llm', 'asks for read_file; you approve the call'],
  ['llm', 'gets the file back and answers; the program ends'],
] as const;

/** A drawn terminal: real text, typed once by CSS, at rest under reduced motion. */
export default function Terminal(): ReactNode {
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.caption}>What it does</figcaption>
      <p className={styles.command}>
        <span className={styles.typed} translate="no">
          saiki -a notes.yml &quot;Sum up monday.md&quot;
        </span>
      </p>
      <ol className={styles.steps}>
        {steps.map(([part, text]) => (
          <li key={text}>
            <span className={styles.part} translate="no">
              {part}
            </span>{' '}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
