import {createHash} from 'node:crypto';
import {transform, type Targets} from 'lightningcss';
import {isYielding, variablesAskedBy} from './declarations';
import {readStyleSheet, writeStyleSheet, type OtherRule, type StyleRule, type StyleSheet} from './styleSheet';

/** Styles for what few readers see a page in, as a file that all pages share. */
export interface OtherMedia {
  readonly text: string;
  /** Named by what is in it: `other-media.1a2b3c4d.css`. */
  readonly file: string;
  /** What the styles are for, as a media query: no other reader waits for them. */
  readonly media: string;
}

const media: readonly string[] = ['print', '(forced-colors:active)', '(scripting:none)'];

/**
 * Whether a rule is for one of these media and can stand in another file than the styles of a page, where custom
 * properties have other names and nothing is kept for it to give way to.
 */
function isForOtherMedia(rule: StyleRule | OtherRule): boolean {
  return (
    rule.kind === 'style' &&
    rule.context.some((wrapper) => media.some((name) => wrapper === `@media ${name}`)) &&
    variablesAskedBy(rule).length === 0 &&
    !rule.declarations.some(isYielding) &&
    rule.declarations.every(({property, value}) => !property.startsWith('--') && !value.includes('var('))
  );
}

/** The sheet without the rules that {@link otherMedia} takes. */
export function withoutOtherMedia({layers, rules}: StyleSheet): StyleSheet {
  return {layers, rules: rules.filter((rule) => !isForOtherMedia(rule))};
}

/**
 * Takes from a whole style sheet what is for paper, for forced colours and for browsers without scripts alone.
 * @param css text of the sheet
 * @param targets browsers that the text is for
 */
export function otherMedia(css: string, targets: Targets): OtherMedia {
  const {layers, rules} = readStyleSheet(css);
  const styles = writeStyleSheet({layers, rules: rules.filter(isForOtherMedia)});
  const {code} = transform({filename: 'other-media.css', code: Buffer.from(styles), minify: true, targets});
  const text = Buffer.from(code).toString();
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {text, file: `other-media.${digest}.css`, media: media.join()};
}
