import {site} from '@site/config/site';

const fullAddress = (path: string): string => new URL(path, window.location.href).href;

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
export async function copyPage(address: string): Promise<void> {
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
export async function copyPrompt(address: string, baseUrl: string): Promise<void> {
  const prompt = [
    `Read ${fullAddress(address)}, a page of the documentation of ${site.title} ${site.version}.`,
    `${fullAddress(`${baseUrl}llms.txt`)} lists the other pages; read those that the task needs.`,
    'Rely on these pages rather than on what you remember, and name the pages that you used.',
    'My task: ',
  ].join('\n');
  await navigator.clipboard.writeText(prompt);
}
