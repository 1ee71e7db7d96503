import type {ErrorCode} from 'yaml';

const quotes = 'put a text that holds a colon, a # or a quotation mark in quotes, "like: this"';

const fixes: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: quotes,
  UNEXPECTED_TOKEN: quotes,
  MULTILINE_IMPLICIT_KEY: 'write "key: value", with a colon and a space after the key',
  MISSING_CHAR: 'close the quotation mark or the bracket that opens here, and write "key: value" with a colon',
  DUPLICATE_KEY: 'delete one of the two lines',
  TAB_AS_INDENT: 'indent by spaces',
  BAD_INDENT: 'begin every key at the start of its line, and indent the items of a list alike',
};

/** What an author does about a fault that the YAML parser found. */
export function yamlFix(code: ErrorCode): string {
  return fixes[code] ?? 'write each line as "key: value"; put a text with special characters in quotes';
}
