import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Popup from '@site/src/components/Popup';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {site} from '@site/config/site';
import styles from './styles.module.css';

const messages = {
  copying: translate({id: 'site.pageMenu.copying', message: 'Copying …'}),
  page: translate({id: 'site.pageMenu.pageCopied', message: 'Page copied'}),
  prompt: translate({id: 'site.pageMenu.promptCopied', message: 'Prompt copied'}),
  failed: translate({id: 'site.pageMenu.failed', message: 'Copying failed. View the page and copy it there.'}),
};

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts and networks respond with a page of their own and a success status.
  if (!response.ok || !/^text\/(?:markdown|plain)\b/u.test(type)) {
    throw new Error(`${address} returned ${response.status} ${type}`);
  }
  return response.text();
}

/**
 * Copies a page's Markdown.
 * @param address of its copy
 * @throws when the copy can't be fetched, or the browser doesn't allow clipboard access
 */
async function copyPage(address: string): Promise<void> {
  // Safari allows clipboard writes only during the click, so it gets a promise instead of the text:
  // https://webkit.org/blog/10855/async-clipboard-api/
  const text = textOf(address).then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  // Without clipboard access, nothing else awaits it.
  text.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

/**
 * Copies a prompt that makes an agent read the page first.
 * @param address of the page's copy
 * @throws when the browser doesn't allow clipboard access
 */
async function copyPrompt(address: string, baseUrl: string): Promise<void> {
  const fullAddress = (path: string): string => new URL(path, window.location.href).href;
  const prompt = [
    `Read ${fullAddress(address)}, a page of the documentation of ${site.title} ${site.version}.`,
    `${fullAddress(`${baseUrl}llms.txt`)} lists the other pages; read those that the task needs.`,
    'Rely on these pages rather than on what you remember, and name the pages that you used.',
    'My task: ',
  ].join('\n');
  await navigator.clipboard.writeText(prompt);
}

/**
 * Menu for a page's Markdown copy: copy it, view it, or copy a prompt for an agent. Without JavaScript it contains only
 * the link to the copy.
 */
export default function PageMenu(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  /** What was copied last, or how copying goes. */
  const [copied, setCopied] = useState<keyof typeof messages>();
  const address = copyPath(pathname, siteConfig.baseUrl);

  async function copy(what: 'page' | 'prompt'): Promise<void> {
    setCopied('copying');
    try {
      await (what === 'page' ? copyPage(address) : copyPrompt(address, siteConfig.baseUrl));
      setCopied(what);
    } catch {
      setCopied('failed');
    }
  }

  return (
    <Popup className={styles.menu} data-markdown-ignore onToggle={() => setCopied(undefined)}>
      <summary>
        <Translate id="site.pageMenu.title">Copy page</Translate>
      </summary>
      <ul>
        <li className={styles.scripted}>
          <button type="button" onClick={() => void copy('page')}>
            <Translate id="site.pageMenu.copyPage">Copy as Markdown</Translate>
          </button>
        </li>
        <li>
          {/* A file, not a route. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={address}>
            <Translate id="site.pageMenu.view">View as Markdown</Translate>
          </a>
        </li>
        <li className={styles.scripted}>
          <button type="button" onClick={() => void copy('prompt')}>
            <Translate id="site.pageMenu.copyPrompt">Copy a prompt for an agent</Translate>
          </button>
          <div role="status">{copied && messages[copied]}</div>
        </li>
      </ul>
    </Popup>
  );
}
