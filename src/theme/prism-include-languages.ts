/**
 * Registers no languages: code is highlighted at build time. The theme's module bundles all of Prism's languages:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/prism-include-languages.ts
 */
export default function prismIncludeLanguages(): void {
  // Empty on purpose.
}
