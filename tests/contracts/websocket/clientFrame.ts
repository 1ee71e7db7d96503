/** Represents something that isn't JSON, so that no schema can accept it. */
const notJson = Symbol('not JSON');

/**
 * The value that the server read from a recorded client frame: raw text is parsed, binary frames are unpacked, and
 * texts that the recording abbreviates to `<67108868 characters>` are written out.
 */
export function clientFrame(recorded: Readonly<Record<string, unknown>>): unknown {
  if (typeof recorded['raw'] === 'string') return parsed(recorded['raw']);
  return writtenOut('binary' in recorded ? recorded['binary'] : recorded);
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return notJson;
  }
}

function writtenOut(value: unknown): unknown {
  if (typeof value === 'string') {
    const length = /^<(?<length>\d+) characters>$/u.exec(value)?.groups?.['length'];
    return length === undefined ? value : 'A'.repeat(Number(length));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, writtenOut(child)]));
}
