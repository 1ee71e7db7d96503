/** A part of a text that was replaced. */
export interface MaskedSecret {
  /** What it was, for readers: `API key`, `home folder`. */
  readonly kind: string;
  /** Where the replacement is in the masked text. */
  readonly start: number;
  readonly end: number;
  /** Where the secret was in the text as it came. */
  readonly from: number;
  readonly to: number;
}

/** A text without the secrets that were recognized in it. */
export interface MaskedText {
  readonly text: string;
  readonly masked: readonly MaskedSecret[];
}

interface Secret {
  readonly kind: string;
  /** The group `secret` is replaced, else the whole match. */
  readonly pattern: RegExp;
  readonly replacement: string;
}

// No pattern can backtrack: each part ends at a character that the next one can't begin with, and has a limit.
const secrets: readonly Secret[] = [
  {
    kind: 'private key',
    pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[A-Za-z\d+/=\s]{0,20000}/gu,
    replacement: '[private key]',
  },
  {kind: 'API key', pattern: /\b(?:sk|pk|rk)-[\w-]{6,400}/gu, replacement: '[API key]'},
  {kind: 'API key', pattern: /\bAIza[\w-]{20,100}/gu, replacement: '[API key]'},
  {kind: 'API key', pattern: /\b(?:xai|gsk|r8|hf|pplx|tvly)[-_][A-Za-z\d]{8,400}/gu, replacement: '[API key]'},
  {
    kind: 'token',
    pattern: /\b(?:gh[opsu]_|github_pat_|glpat-|xox[abprs]-|npm_)[\w-]{10,400}/gu,
    replacement: '[token]',
  },
  {kind: 'token', pattern: /\beyJ[\w-]{8,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}/gu, replacement: '[token]'},
  {kind: 'token', pattern: /\b\d{8,12}:AA[\w-]{20,60}/gu, replacement: '[token]'},
  {kind: 'token', pattern: /\b[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,40}/gu, replacement: '[token]'},
  {kind: 'token', pattern: /\b(?:bearer|basic) {1,4}(?<secret>[\w.~+/=-]{6,4000})/giu, replacement: '[token]'},
  {
    kind: 'password',
    pattern: /\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/:@"'<>]{0,200}:(?<secret>[^\s/@"'<>]{1,400})@/giu,
    replacement: '[password]',
  },
  {
    kind: 'secret value',
    pattern:
      /\b[\w-]{0,40}(?:api[_-]?key|token|secret|passw(?:or)?d|passphrase|credential)["']?\s{0,4}[:=]\s{0,4}["']?(?!(?:Array|Expected|Invalid|Number|Provider|Required|String|Unrecognized)\b)(?<secret>[^\s"',;}\]$\\[]{4,4000})/giu,
    replacement: '[secret]',
  },
  {kind: 'API key', pattern: /\bAPI key provided: (?<secret>[^\s.,"'\\]{1,400})/gu, replacement: '[API key]'},
  {
    kind: 'home folder',
    pattern: /(?:\/home\/|\/Users\/|\b[A-Za-z]:\\{1,2}Users\\{1,2})(?<secret>[^\s/\\:"'<>]{1,100})/gu,
    replacement: '[user]',
  },
];

/**
 * Replaces what looks like a secret: API keys and tokens by their form, bearer tokens, passwords in addresses, values named
 * "token", "password" and the like, and the user's name in home folders. Takes time in proportion to the text.
 */
export function maskSecrets(text: string): MaskedText {
  const found = secrets.flatMap(({kind, pattern, replacement}) =>
    [...text.matchAll(pattern)].map((match) => {
      const secret = match.groups?.secret ?? match[0];
      const start = match.index + match[0].lastIndexOf(secret);
      return {kind, replacement, start, end: start + secret.length};
    }),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const masked: MaskedSecret[] = [];
  let result = '';
  let at = 0;
  for (const {kind, replacement, start, end} of found) {
    if (end <= at) continue;
    // Two that overlap become one.
    if (start >= at) {
      result += text.slice(at, start);
      masked.push({kind, start: result.length, end: result.length + replacement.length, from: start, to: end});
      result += replacement;
    }
    // The rest of one that began before belongs to its mask.
    at = end;
  }
  return {text: result + text.slice(at), masked};
}

/** Returns where a place of the original text is in the masked one; places within a secret are at the end of its mask. */
export function maskedOffset({masked}: MaskedText, offset: number): number {
  let shift = 0;
  for (const {end, from, to} of masked) {
    if (offset <= from) break;
    if (offset < to) return end;
    shift = end - to;
  }
  return offset + shift;
}
