import type {Rule, Site} from './page';
import type {Problem} from './problem';
import {admonitions} from './rules/admonitions';
import {blogKeys} from './rules/blogKeys';
import {descriptions} from './rules/descriptions';
import {frontMatterKeys} from './rules/frontMatterKeys';
import {frontMatterPresence} from './rules/frontMatterPresence';
import {headings} from './rules/headings';
import {missingImages} from './rules/missingImages';
import {orphanImages} from './rules/orphanImages';
import {readable} from './rules/readable';
import {sidebarPositions} from './rules/sidebarPositions';
import {titles} from './rules/titles';
import {truncateMarker} from './rules/truncateMarker';
import {uniqueRoutes} from './rules/uniqueRoutes';

const rules: readonly Rule[] = [
  readable,
  frontMatterPresence,
  frontMatterKeys,
  titles,
  descriptions,
  sidebarPositions,
  uniqueRoutes,
  headings,
  missingImages,
  orphanImages,
  admonitions,
  blogKeys,
  truncateMarker,
];

/** All faults of the content of a site. */
export function checkContent(site: Site): Problem[] {
  return rules.flatMap((rule) => rule(site));
}
