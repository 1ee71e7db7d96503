/**
 * Returns the text of the speculation rules that the program adds to a page before hydration; a content security policy
 * needs its hash. They prefetch pages, not files:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 * @param baseUrl base path with slashes on both sides
 */
export const speculationRules = (baseUrl: string): string => {
  const toPages = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}*.*`}}]};
  return JSON.stringify({prefetch: [{where: toPages, eagerness: 'moderate'}]});
};
