import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import FirstSession from '@site/src/pages/_first-session.md';
import styles from './styles.module.css';

/** Shows the commands that try the agent file of the hero, and what the terminal showed when they were recorded. */
export default function Session(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="session">
      <div className={styles.inside}>
        <div className={styles.about}>
          <h2 id="session">It asks before it acts</h2>
          <p className={styles.lead}>
            Save the agent file above, write a note and ask about it. The model chooses the tool, and nothing runs until
            you approve it.
          </p>
        </div>
        <div>
          <MDXContent>
            <FirstSession />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}
