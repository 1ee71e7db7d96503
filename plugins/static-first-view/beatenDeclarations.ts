import {isUnconditional, layerRank, mapDeclarations} from './declarations';
import type {StyleSheet} from './styleSheet';

/**
 * Drops declarations that another one beats wherever they apply: the same selector sets the same property again, in a
 * later layer or later in the same one, under no condition.
 */
export function withoutBeatenDeclarations(sheet: StyleSheet): StyleSheet {
  /** Last unconditional place of "selector property". */
  const winners = new Map<string, {rank: number; position: number}>();
  sheet.rules.forEach((rule, position) => {
    if (rule.kind !== 'style' || !isUnconditional(rule)) {
      return;
    }
    const rank = layerRank(rule.context, sheet.layers);
    for (const {text} of rule.selectors) {
      for (const {property, isImportant} of rule.declarations) {
        const known = winners.get(`${text} ${property}`);
        if (!isImportant && (!known || rank > known.rank || (rank === known.rank && position > known.position))) {
          winners.set(`${text} ${property}`, {rank, position});
        }
      }
    }
  });

  const positions = new Map(sheet.rules.map((rule, position) => [rule, position]));
  return mapDeclarations(sheet, ({property, ...rest}, rule) => {
    const rank = layerRank(rule.context, sheet.layers);
    const position = positions.get(rule) ?? 0;
    const isBeaten = rule.selectors.every(({text}) => {
      const winner = winners.get(`${text} ${property}`);
      return winner && (winner.rank > rank || (winner.rank === rank && winner.position > position));
    });
    return isBeaten && !rest.isImportant ? undefined : {property, ...rest};
  });
}
