import {transform, type Targets} from 'lightningcss';
import {withoutBeatenDeclarations} from './cascade';
import {mapDeclarations} from './declarations';
import {withoutOtherMedia} from './otherMedia';
import type {PageDocument} from './pageDocument';
import {withReadableDrawings, withShortVariables} from './shortenedText';
import {readStyleSheet, writeStyleSheet, type Declaration, type StyleRule, type StyleSheet} from './styleSheet';
import {usedRules} from './usedRules';
import {withConstantsInlined, withoutBeatenVariables, withoutUnreadVariables} from './variables';

/** What moves colours gently; it comes with the whole sheet. */
const decoration = /^(?:-webkit-)?transition(?:-|$)/;

/**
 * Whether the minifier would only say it once more: it prefixes masks itself. Other prefixed properties stay beside
 * those without, since they may do more: in Safari, `-webkit-text-decoration` alone resets the colour of the line.
 */
const isPrefixedMask = ({property, value}: Declaration, {declarations}: StyleRule) =>
  property === '-webkit-mask' && declarations.some((other) => other.property === 'mask' && other.value === value);

/** What several pages share of the work. */
export interface PreparedSheet {
  readonly sheet: StyleSheet;
  /** Browsers that the text is for. */
  readonly targets: Targets;
}

/**
 * Reads the whole style sheet and does all that does not depend on the page.
 * @param outside custom properties that any page sets or reads itself
 * @throws when the sheet has rules that the reader does not know
 */
export function prepareSheet(css: string, outside: ReadonlySet<string>, targets: Targets): PreparedSheet {
  const first = withoutOtherMedia(readStyleSheet(withReadableDrawings(css)));
  const plain = mapDeclarations(first, (declaration, rule) =>
    decoration.test(declaration.property) || isPrefixedMask(declaration, rule) ? undefined : declaration,
  );
  const winners = withoutBeatenVariables(plain);
  const sheet = withoutUnreadVariables(withConstantsInlined(winners, outside), outside);
  return {sheet, targets};
}

/**
 * The styles that a page needs until the whole style sheet is there, as small text: every declaration that decides how
 * one of its elements looks, in any state and in either colour mode; without transitions, and without what
 * {@link withoutOtherMedia} leaves to another file.
 */
export function criticalStyles({sheet, targets}: PreparedSheet, page: PageDocument): string {
  const {variables} = page;
  const read = withoutUnreadVariables(withoutBeatenDeclarations(usedRules(sheet, page), page), variables);
  const small = withoutUnreadVariables(withConstantsInlined(read, variables), variables);
  const text = withShortVariables(writeStyleSheet(small), variables);
  const {code} = transform({filename: 'critical.css', code: Buffer.from(text), minify: true, targets});
  return Buffer.from(code).toString();
}
