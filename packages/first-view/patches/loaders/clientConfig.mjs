// Rspack loader: removes what only the build needs from the configuration in the browser's bundle. See ../scripts.ts.
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const start = 'export default ';

export default function clientConfig(source) {
  const index = source.indexOf(start);
  if (index === -1) {
    throw new Error(
      'first-view: the generated configuration has no default export. Look at .docusaurus/docusaurus.config.mjs and correct patches/loaders/clientConfig.mjs, or remove it.',
    );
  }
  const json = source.slice(index + start.length).trim();
  const config = JSON.parse(json.replace(/;$/, ''));
  for (const key of buildOnly) {
    delete config[key];
  }
  return `${start}${JSON.stringify(config)};`;
}
