import {animationsInStyle, animationsInValue} from './animations';
import type {PageDocument} from './pageDocument';
import type {OtherRule, StyleRule, StyleSheet} from './styleSheet';

function animationsIn(rules: readonly StyleRule[], page: PageDocument): Set<string> {
  const values = rules.flatMap(({declarations}) =>
    declarations.filter(({property}) => /^(?:-\w+-)?animation(?:-name)?$|^--/.test(property)).map(({value}) => value),
  );
  const inPage = page.elementsOf('[style]').flatMap(({attribs}) => animationsInStyle(attribs.style ?? ''));
  return new Set([...values.flatMap(animationsInValue), ...inPage]);
}

/**
 * The rules that can apply to a page, in any state that it can get into without a script of the framework: hovered,
 * focused, printed, dark, unfolded.
 */
export function usedRules(sheet: StyleSheet, page: PageDocument): StyleSheet {
  const styles = new Map<StyleRule, StyleRule>();
  for (const rule of sheet.rules) {
    if (rule.kind === 'style') {
      const selectors = rule.selectors.filter(({elementsOf}) => elementsOf(page).length > 0);
      if (selectors.length > 0) {
        styles.set(rule, {...rule, selectors});
      }
    }
  }
  const animations = animationsIn([...styles.values()], page);
  const isUsed = ({name, parameters}: OtherRule) => !name.endsWith('keyframes') || animations.has(parameters);
  const rules = sheet.rules.flatMap((rule) => {
    if (rule.kind === 'style') {
      return styles.get(rule) ?? [];
    }
    return isUsed(rule) ? rule : [];
  });
  return {layers: sheet.layers, rules};
}
