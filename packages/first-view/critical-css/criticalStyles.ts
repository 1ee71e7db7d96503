import {transform, type Targets} from 'lightningcss';
import {animationsInStyle, animationsInValue, type PageDocument} from './page';
import {readStyleSheet, writeStyleSheet, type OtherRule, type StyleRule, type StyleSheet} from './styleSheet';
import {withoutUnreadVariables, withShortVariables} from './variables';

/** Transitions come with the full style sheet: nothing moves before React is there. */
const isTransition = ({property}: {property: string}) => /^(?:-webkit-)?transition(?:-|$)/.test(property);

/** What is the same for all pages that share a style sheet. */
export interface SheetOptions {
  /** Text of the full style sheet. */
  readonly css: string;
  /** Attributes that scripts or readers change while a page is open: conditions on them are kept, whatever they are at first. */
  readonly stateAttributes: readonly string[];
  /** Browsers that the result is for. */
  readonly targets: Targets;
}

function animationsOf(rules: readonly StyleRule[], page: PageDocument): Set<string> {
  const values = rules.flatMap(({declarations}) =>
    declarations.filter(({property}) => /^(?:-\w+-)?animation(?:-name)?$|^--/.test(property)).map(({value}) => value),
  );
  const inPage = page.elementsOf('[style]').flatMap(({attribs}) => animationsInStyle(attribs.style ?? ''));
  return new Set([...values.flatMap(animationsInValue), ...inPage]);
}

/** Keeps the rules that can apply to a page, in any state before hydration: hovered, focused, printed, dark, unfolded. */
function usedRules({layers, rules}: StyleSheet, page: PageDocument): StyleSheet {
  const used = rules.flatMap((rule): (StyleRule | OtherRule)[] => {
    if (rule.kind === 'other') return [rule];
    const selectors = rule.selectors.filter((selector) => selector.canMatch(page));
    return selectors.length > 0 ? [{...rule, selectors}] : [];
  });
  const animations = animationsOf(
    used.filter((rule) => rule.kind === 'style'),
    page,
  );
  const isUsed = (rule: StyleRule | OtherRule) =>
    rule.kind === 'style' || !rule.name.endsWith('keyframes') || animations.has(rule.parameters);
  return {layers, rules: used.filter(isUsed)};
}

/**
 * Prepares a full style sheet and returns a function that finds the critical styles of a page: every rule that can
 * apply to one of its elements, in any state that it can get into before the full style sheet is there, minified.
 * @throws when the sheet has rules that the reader does not support
 */
export function criticalStylesOf({css, stateAttributes, targets}: SheetOptions): (page: PageDocument) => string {
  const {layers, rules} = readStyleSheet(css, new Set(stateAttributes));
  const sheet: StyleSheet = {
    layers,
    rules: rules.map((rule) =>
      rule.kind === 'style' ? {...rule, declarations: rule.declarations.filter((one) => !isTransition(one))} : rule,
    ),
  };
  return (page) => {
    const used = withoutUnreadVariables(usedRules(sheet, page), page.variables);
    const text = withShortVariables(writeStyleSheet(used), page.variables);
    const {code} = transform({filename: 'critical.css', code: Buffer.from(text), minify: true, targets});
    return Buffer.from(code).toString();
  };
}
