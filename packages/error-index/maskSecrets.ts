/** A part of a text that was replaced. */
export interface MaskedSecret {
  /** Kind of secret, for readers: `API key`, `home folder`. */
  readonly kind: string;
  /** Position of the replacement in the masked text. */
  readonly start: number;
  readonly end: number;
  /** Position of the secret in the original text. */
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
  /** The group `secret` is replaced or, without one, the whole match. */
  readonly pattern: RegExp;
}

/** What replaces secrets of a kind. Others are replaced by their kind: `[API key]`. */
const replacements: Readonly<Record<string, string>> = {'secret value': '[secret]', 'home folder': '[user]'};

/** Values that aren't secrets: variables (`$NAME`, `${name}`), and messages of a validator about a key. */
const isReference = (value: string): boolean => /^\$(?:\{\w+\}?|[A-Z_][A-Z\d_]*)$/u.test(value);
const isMessage = (value: string): boolean =>
  /^(?:array|expected|expired|invalid|missing|null|number|provider|required|string|undefined|unrecognized)\b/iu.test(
    value,
  );

/** Returns a pattern for a value after a name like `DB_PASSWORD=` or `"apiKey": `. */
const named = (value: RegExp): RegExp =>
  new RegExp(
    /\b[\w-]{0,40}(?:(?:api|access|secret)[_-]?key|token|secret|passw(?:or)?d|pwd|(?<![a-z])pass|passphrase|credential)\\{0,3}["']?\s{0,4}[:=]\s{0,4}/u
      .source + value.source,
    'giu',
  );

// The time is proportional to the text: each part has a limit, and few can backtrack, since they end at a character
// that the next part can't begin with.
const secrets: readonly Secret[] = [
  {
    kind: 'private key',
    // With backslashes, since line breaks in JSON are `\n`.
    pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[A-Za-z\d+/=\s\\]{0,20000}/gu,
  },
  {kind: 'API key', pattern: /\b(?:sk|pk|rk)(?:-|_live_|_test_)[\w-]{6,400}/gu},
  {kind: 'API key', pattern: /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/gu},
  {kind: 'API key', pattern: /\bAIza[\w-]{20,100}/gu},
  {kind: 'API key', pattern: /\b(?:xai|gsk|r8|hf|pplx|tvly)[-_][A-Za-z\d]{8,400}/gu},
  {kind: 'token', pattern: /\b(?:gh[opsu]_|github_pat_|glpat-|xox[abprs]-|xapp-|npm_)[\w-]{10,400}/gu},
  {kind: 'token', pattern: /\beyJ[\w-]{8,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}/gu},
  {kind: 'token', pattern: /(?<!\d)\d{8,12}:AA[\w-]{20,60}/gu},
  {kind: 'token', pattern: /\b[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,40}/gu},
  {kind: 'token', pattern: /\b(?:bearer|basic) {1,4}(?<secret>[\w.~+/=-]{6,4000})/giu},
  {
    kind: 'password',
    pattern: /\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/:@"'<>]{0,200}:(?<secret>[^\s/"'<>]{1,400})@/giu,
  },
  {
    // Up to the closing quote, which has backslashes before it in JSON within a string.
    kind: 'secret value',
    pattern: named(/(?<quote>\\{0,3}["'])(?<secret>(?:(?!\k<quote>)(?:\\.|[^\n\\])){4,4000})/u),
  },
  {kind: 'secret value', pattern: named(/(?<secret>[^\s"',;}\]\\[][^\s"',;}\]\\]{3,4000})/u)},
  {
    kind: 'secret value',
    pattern: /--[\w-]{0,40}(?:key|token|secret|passw(?:or)?d) {1,4}(?<secret>[^\s"'-][^\s"']{3,4000})/giu,
  },
  {kind: 'cookie', pattern: /\bcookie: {0,4}(?<secret>[^\n"']{4,4000})/giu},
  {kind: 'API key', pattern: /\bAPI key provided: (?<secret>[^\s.,"'\\]{1,400})/gu},
  {
    kind: 'home folder',
    pattern: /\/(?:home|Users)\/(?<secret>[^\s/\\:"'<>]{1,100}(?: [^\s/\\:"'<>]{1,100}(?=\/))?)/gu,
  },
  {
    // On Windows, a name may contain spaces if a path follows.
    kind: 'home folder',
    pattern: /\b[a-z]:[\\/]{1,4}users[\\/]{1,4}(?<secret>[^\n\r\\/:"'<>|]{1,100}(?=[\\/])|[^\s\\/:"'<>|]{1,100})/giu,
  },
];

/**
 * Replaces what looks like a secret: API keys and tokens with known forms, bearer tokens, passwords in addresses,
 * values named "token", "password" and the like, and the user's name in home folders. Takes linear time.
 */
export function maskSecrets(text: string): MaskedText {
  const found = secrets.flatMap(({kind, pattern}) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const secret = match.groups?.secret ?? match[0];
      if (isReference(secret) || isMessage(secret)) return [];
      const start = match.index + match[0].lastIndexOf(secret);
      return {kind, replacement: replacements[kind] ?? `[${kind}]`, start, end: start + secret.length};
    }),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const masked: MaskedSecret[] = [];
  let result = '';
  let at = 0;
  for (const {kind, replacement, start, end} of found) {
    if (end <= at) continue;
    // Overlapping secrets become one.
    if (start >= at) {
      result += text.slice(at, start);
      masked.push({kind, start: result.length, end: result.length + replacement.length, from: start, to: end});
      result += replacement;
    }
    // The rest of an overlapping secret is covered by the same mask.
    at = end;
  }
  return {text: result + text.slice(at), masked};
}

/** Converts an offset in the original text to one in the masked text. Within a secret, returns the end of its mask. */
export function maskedOffset({masked}: MaskedText, offset: number): number {
  let shift = 0;
  for (const {end, from, to} of masked) {
    if (offset <= from) break;
    if (offset < to) return end;
    shift = end - to;
  }
  return offset + shift;
}
