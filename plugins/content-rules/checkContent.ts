import type {Rule, Site} from './page';
import type {Problem} from './problem';
import {admonitions} from './rules/admonitions';
import {blogKeys} from './rules/blogKeys';
import {dates} from './rules/dates';
import {descriptions} from './rules/descriptions';
import {frontMatterKeys} from './rules/frontMatterKeys';
import {frontMatterPresence} from './rules/frontMatterPresence';
import {headings} from './rules/headings';
import {linkForms} from './rules/linkForms';
import {listedEntries} from './rules/listedEntries';
import {mergeConflicts} from './rules/mergeConflicts';
import {missingImages} from './rules/missingImages';
import {neighbours} from './rules/neighbours';
import {orphanImages} from './rules/orphanImages';
import {pageEndings} from './rules/pageEndings';
import {plainAddresses} from './rules/plainAddresses';
import {readable} from './rules/readable';
import {references} from './rules/references';
import {sidebarPositions} from './rules/sidebarPositions';
import {socials} from './rules/socials';
import {titles} from './rules/titles';
import {truncateMarker} from './rules/truncateMarker';
import {unclosedFences} from './rules/unclosedFences';
import {uniqueRoutes} from './rules/uniqueRoutes';

const rules: readonly Rule[] = [
  readable,
  frontMatterPresence,
  frontMatterKeys,
  titles,
  descriptions,
  sidebarPositions,
  neighbours,
  uniqueRoutes,
  plainAddresses,
  pageEndings,
  unclosedFences,
  headings,
  linkForms,
  references,
  missingImages,
  orphanImages,
  admonitions,
  blogKeys,
  listedEntries,
  socials,
  dates,
  truncateMarker,
];

/** All faults of the content of a site. */
export function checkContent(site: Site): Problem[] {
  const conflicts = mergeConflicts(site);
  // What else is wrong with such a page follows from it.
  const torn = new Set(conflicts.map(({file}) => file));
  return [...conflicts, ...rules.flatMap((rule) => rule(site)).filter(({file}) => !torn.has(file))];
}
