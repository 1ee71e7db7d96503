/** Style sheets: the standard rules, no `!important`, colors from tokens alone. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build*/**', '.docusaurus/**', 'node_modules/**'],
  rules: {
    'declaration-no-important': true,
    // CSS modules use camel case, the theme's and our global classes use BEM.
    'selector-class-pattern': null,
    // Our imports with layers are strings; Docusaurus' documentation uses `url()`.
    'import-notation': 'string',
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    // One-line color rules of tokens are grouped.
    'rule-empty-line-before': null,
  },
};
