import type {Element} from 'domhandler';
import {appendTo} from './appendTo';
import {conditionsOf, isYielding, layerRank, mapDeclarations, yieldingRanks} from './declarations';
import type {PageDocument} from './pageDocument';
import type {CheckedSelector} from './selectors';
import {isStronger, type Strength} from './strength';
import type {Declaration, StyleRule, StyleSheet} from './styleSheet';

/** A rule that can hit an element by one of its selectors. */
interface Hit {
  readonly number: number;
  readonly rule: StyleRule;
  readonly selector: CheckedSelector;
  /** Media and the like under which the rule holds; empty for always. */
  readonly conditions: string;
  readonly strength: Strength;
  /** Whether its layer may give way to what it beats. */
  readonly isInYieldingLayer: boolean;
}

/** What sets several properties at once. */
const shorthands: readonly (readonly [string, RegExp])[] = [
  ['margin', /^margin-(?!trim$)/],
  ['padding', /^padding-/],
  ['border', /^border-(?:(?:top|right|bottom|left|block|inline)(?:-(?!.*radius).*)?|color|style|width)$/],
  ['border-radius', /^border-.*-radius$/],
  ['background', /^background-(?:color|image|position|size|repeat|origin|clip|attachment)$/],
  ['font', /^(?:font-(?:family|size|stretch|style|variant|weight)|line-height)$/],
  ['list-style', /^list-style-/],
  ['overflow', /^overflow-[xy]$/],
  ['flex', /^flex-(?:basis|grow|shrink)$/],
  ['inset', /^(?:top|right|bottom|left|inset-.*)$/],
];

const knownSetters = new Map<string, readonly string[]>();

/** The property itself and those that set it with others. */
function settersOf(property: string): readonly string[] {
  const known = knownSetters.get(property);
  if (known) {
    return known;
  }
  const covering = shorthands.filter(([, covers]) => covers.test(property)).map(([shorthand]) => shorthand);
  const setters = [property, ...covering];
  knownSetters.set(property, setters);
  return setters;
}

function hitsOf(sheet: StyleSheet, page: PageDocument): Map<Element, Hit[]> {
  const hits = new Map<Element, Hit[]>();
  const yielding = yieldingRanks(sheet);
  let number = 0;
  sheet.rules.forEach((rule, position) => {
    if (rule.kind !== 'style') {
      return;
    }
    const rank = layerRank(rule.context, sheet.layers);
    const conditions = conditionsOf(rule).join();
    for (const selector of rule.selectors) {
      number += 1;
      const strength: Strength = [rank, selector.specificity, position];
      const hit: Hit = {number, rule, selector, conditions, strength, isInYieldingLayer: yielding.has(rank)};
      for (const element of selector.elementsOf(page)) {
        appendTo(hits, element, hit);
      }
    }
  });
  return hits;
}

/** Elements that the same selectors hit are alike: one list of hits for each kind of element. */
function kindsOf(hits: ReadonlyMap<Element, readonly Hit[]>): Iterable<readonly Hit[]> {
  const kinds = new Map<string, readonly Hit[]>();
  for (const list of hits.values()) {
    kinds.set(list.map(({number}) => number).join(), list);
  }
  return kinds.values();
}

/** Whether one rule holds whenever the other does, and wins. */
function outdoes(one: Hit, other: Hit): boolean {
  return (
    (one.conditions === '' || one.conditions === other.conditions) &&
    (!one.selector.isPassing || one.selector.text === other.selector.text) &&
    (!one.isInYieldingLayer || one.strength[0] === other.strength[0]) &&
    isStronger(one.strength, other.strength)
  );
}

/** Of one kind of elements, the declarations that decide something of their look, at least at times. */
function winnersOf(hits: readonly Hit[]): Declaration[] {
  const setters = new Map<string, Hit[]>();
  const place = (property: string, {pseudoElement}: CheckedSelector) => `${property} ${pseudoElement}`;
  for (const hit of hits) {
    for (const declaration of hit.rule.declarations) {
      if (!isYielding(declaration)) {
        appendTo(setters, place(declaration.property, hit.selector), hit);
      }
    }
  }
  // Among what is important, the order of layers is the other way around: all of it stays.
  const isBeaten = ({property, isImportant}: Declaration, hit: Hit) =>
    !isImportant &&
    settersOf(property).some((setter) =>
      setters.get(place(setter, hit.selector))?.some((other) => outdoes(other, hit)),
    );
  return hits.flatMap((hit) => hit.rule.declarations.filter((declaration) => !isBeaten(declaration, hit)));
}

/** Drops declarations that others beat on every element of the page that they apply to, whenever they do. */
export function withoutBeatenDeclarations(sheet: StyleSheet, page: PageDocument): StyleSheet {
  const winners = new Set<Declaration>();
  for (const hits of kindsOf(hitsOf(sheet, page))) {
    winnersOf(hits).forEach((declaration) => winners.add(declaration));
  }
  return mapDeclarations(sheet, (declaration) => (winners.has(declaration) ? declaration : undefined));
}
