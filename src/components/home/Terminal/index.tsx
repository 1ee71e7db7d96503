import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happens after the command, in order. Wording of models differs, so no answer is quoted. */
const steps = [
  'loads notes.yml and starts the filesystem server',
  'sends the prompt and the list of tools to the model',
  'the model asks for read_file; you approve it',
  'sends the file back, prints the answer, ends',
];

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
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </figure>
  );
}
