import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Popup from '@site/src/components/Popup';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import styles from './styles.module.css';

const loadCopy = () => import('./copy');

/** What was copied last, or that copying failed. */
type Copied = 'page' | 'prompt' | 'failed';

/**
 * Menu for a page's Markdown copy: copy it, view it, or copy a prompt for an agent. Without JavaScript it contains only
 * the link to the copy. The code that copies is loaded when the menu opens.
 */
export default function PageMenu(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const [copied, setCopied] = useState<Copied>();
  const address = copyPath(pathname, siteConfig.baseUrl);

  async function copy(what: 'page' | 'prompt'): Promise<void> {
    setCopied(undefined);
    try {
      const {copyPage, copyPrompt} = await loadCopy();
      await (what === 'page' ? copyPage(address) : copyPrompt(address, siteConfig.baseUrl));
      setCopied(what);
    } catch {
      setCopied('failed');
    }
  }

  const messages: Readonly<Record<Copied, string>> = {
    page: 'Page copied',
    prompt: 'Prompt copied',
    failed: 'Copying failed. View the page and copy it there.',
  };
  return (
    <Popup
      className={styles.menu}
      data-markdown-ignore
      onToggle={() => {
        setCopied(undefined);
        // Safari allows clipboard writes only during the click, so the code has to be loaded by then.
        loadCopy().catch(() => undefined);
      }}
    >
      <summary>Copy page</summary>
      <ul>
        <li className={styles.scripted}>
          <button type="button" onClick={() => void copy('page')}>
            Copy as Markdown
          </button>
        </li>
        <li>
          {/* A file, not a route. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={address}>View as Markdown</a>
        </li>
        <li className={styles.scripted}>
          <button type="button" onClick={() => void copy('prompt')}>
            Copy a prompt for an agent
          </button>
          <div role="status">{copied && messages[copied]}</div>
        </li>
      </ul>
    </Popup>
  );
}
