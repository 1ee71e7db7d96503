import {appendTo} from './appendTo';
import {conditionsOf, layerRank, mapDeclarations, referencesIn, variablesAskedBy, yieldingRanks} from './declarations';
import {isStronger, type Strength} from './strength';
import type {Declaration, StyleRule, StyleSheet} from './styleSheet';

/** Where a custom property is declared. */
interface Place {
  readonly rule: StyleRule;
  readonly declaration: Declaration;
  readonly strength: Strength;
  readonly holdsInDark: boolean;
  readonly holdsInLight: boolean;
  /** In both modes, and on a page that has none: a script sets it. */
  readonly holdsAlways: boolean;
}

const reference = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
const keywords = /^(?:inherit|initial|unset|revert|revert-layer|)$/;

/** Declarations for the whole page under no condition, by property. */
function rootPlaces({layers, rules}: StyleSheet): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  rules.forEach((rule, position) => {
    if (rule.kind !== 'style' || conditionsOf(rule).length > 0 || !rule.selectors.every(({isRoot}) => isRoot)) {
      return;
    }
    const isLight = ({text}: {text: string}) => !/data-theme="?'?dark/.test(text);
    const isDark = ({text}: {text: string}) => !/data-theme="?'?light/.test(text);
    const specificity = Math.max(...rule.selectors.map((selector) => selector.specificity));
    for (const declaration of rule.declarations) {
      if (declaration.property.startsWith('--') && !declaration.isImportant) {
        const place: Place = {
          rule,
          declaration,
          strength: [layerRank(rule.context, layers), specificity, position],
          holdsInLight: rule.selectors.some(isLight),
          holdsInDark: rule.selectors.some(isDark),
          holdsAlways: rule.selectors.some((selector) => isLight(selector) && isDark(selector)),
        };
        appendTo(places, declaration.property, place);
      }
    }
  });
  return places;
}

function strongest(places: readonly Place[]): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best && isStronger(best.strength, place.strength) ? best : place),
    undefined,
  );
}

/** How often custom properties are declared, under whatever condition. */
interface DeclarationCounts {
  readonly anywhere: ReadonlyMap<string, number>;
  /** In rules for the whole page alone. */
  readonly onRoot: ReadonlyMap<string, number>;
}

function declarationCounts({rules}: StyleSheet): DeclarationCounts {
  const anywhere = new Map<string, number>();
  const onRoot = new Map<string, number>();
  for (const rule of rules) {
    if (rule.kind === 'style') {
      const counts = rule.selectors.every(({isRoot}) => isRoot) ? [anywhere, onRoot] : [anywhere];
      for (const {property} of rule.declarations) {
        counts.forEach((count) => count.set(property, (count.get(property) ?? 0) + 1));
      }
    }
  }
  return {anywhere, onRoot};
}

/** Drops declarations for the whole page that stronger ones beat in both colour modes and without one. */
export function withoutBeatenVariables(sheet: StyleSheet): StyleSheet {
  const beaten = new Set<Declaration>();
  const yielding = yieldingRanks(sheet);
  for (const places of rootPlaces(sheet).values()) {
    if (places.some(({strength: [rank]}) => yielding.has(rank))) {
      // What a place there beats may still be asked for.
      continue;
    }
    const winners = [
      strongest(places.filter(({holdsInLight}) => holdsInLight)),
      strongest(places.filter(({holdsInDark}) => holdsInDark)),
      strongest(places.filter(({holdsAlways}) => holdsAlways)),
    ];
    places.filter((place) => !winners.includes(place)).forEach(({declaration}) => beaten.add(declaration));
  }
  return mapDeclarations(sheet, (declaration) => (beaten.has(declaration) ? undefined : declaration));
}

/**
 * Writes the value in place of a custom property that has one value for the whole page, in every state.
 * @param outside properties that the page itself sets or reads; they stay
 */
export function withConstantsInlined(sheet: StyleSheet, outside: ReadonlySet<string>): StyleSheet {
  const {anywhere, onRoot} = declarationCounts(sheet);
  const places = rootPlaces(sheet);
  /** Whatever it is at a time, by mode, width or medium, it is the same for every element of the page. */
  const isPageWide = (name: string) => !outside.has(name) && anywhere.get(name) === onRoot.get(name);
  const values = new Map<string, string>();

  function constant(name: string): string | undefined {
    const [place] = places.get(name) ?? [];
    const isFixed = place?.holdsAlways && anywhere.get(name) === 1 && !outside.has(name);
    if (!isFixed || keywords.test(place.declaration.value.trim())) {
      return undefined;
    }
    const known = values.get(name);
    if (known !== undefined) {
      return known;
    }
    const {value} = place.declaration;
    const isSafe = referencesIn(value).every((inner) => constant(inner) !== undefined || isPageWide(inner));
    if (!isSafe) {
      return undefined;
    }
    values.set(name, value);
    values.set(name, inline(value).trim());
    return values.get(name);
  }
  const inline = (value: string): string =>
    value.replace(reference, (whole, name: string, fallback?: string) => {
      const replacement = constant(name);
      if (replacement !== undefined) {
        // Minified text has no spaces around: "var(--a)0" is two values.
        return ` ${replacement} `;
      }
      return fallback === undefined ? whole : `var(${name},${inline(fallback)})`;
    });

  return mapDeclarations(sheet, (declaration) => ({...declaration, value: inline(declaration.value)}));
}

/** Drops custom properties that nothing reads, and those that only such properties read, be it each other. */
export function withoutUnreadVariables(sheet: StyleSheet, outside: ReadonlySet<string>): StyleSheet {
  const read = new Set(outside);
  /** What the values of a custom property read. */
  const readBy = new Map<string, string[]>();
  const note = (names: readonly string[]) => names.forEach((name) => read.add(name));
  for (const rule of sheet.rules) {
    note(variablesAskedBy(rule));
    if (rule.kind === 'other') {
      note(referencesIn(rule.text));
      continue;
    }
    for (const {property, value} of rule.declarations) {
      if (property.startsWith('--')) {
        readBy.set(property, [...(readBy.get(property) ?? []), ...referencesIn(value)]);
      } else {
        note(referencesIn(value));
      }
    }
  }
  // A set gives what is added on the way as well.
  for (const name of read) {
    note(readBy.get(name) ?? []);
  }
  return mapDeclarations(sheet, (declaration) =>
    declaration.property.startsWith('--') && !read.has(declaration.property) ? undefined : declaration,
  );
}
