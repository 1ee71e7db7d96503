import {whenAwake} from './awake';
import {mayFetchAhead} from './connection';
import {page} from './page';

/** Links to pages of the site, and not to its files. */
const toPages = {and: [{href_matches: `${page.base}*`}, {not: {href_matches: `${page.base}*.*`}}]};

// Before React is there, a click loads a document. Browsers that know these rules fetch it as soon as the pointer rests on
// its link or presses it. React has other ways.
if (mayFetchAhead()) {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = JSON.stringify({prefetch: [{where: toPages, eagerness: 'moderate'}]});
  document.head.append(script);
  whenAwake(() => script.remove());
}
