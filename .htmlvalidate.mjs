/**
 * Rules for the HTML of the built site. Every rule of the recommended set that is changed or switched off has its reason.
 * @type {import('html-validate').ConfigData}
 */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The theme names its icon of links that open another tab by aria-label on the svg, which the standard allows.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // The theme marks up the skip link and the announcement bar by roles, and the static menu's link acts as a button.
    'prefer-native-element': ['error', {exclude: ['region', 'banner', 'button']}],
    // HTML allows every id without spaces; the theme begins some with an underscore.
    'valid-id': ['error', {relaxed: true}],
    // The theme names links to an author's other places by "title"; axe proves that every link has a name.
    'wcag/h30': 'off',
    // The tests look at the document as a browser writes it out, and that writes open="" and hidden="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
};
