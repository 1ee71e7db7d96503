// Rspack loader: leaves out of the configuration in the browser's bundle what only the build needs. See ../scripts.ts.
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
  const place = source.indexOf(start);
  if (place === -1) {
    throw new Error(
      'first-view: the generated configuration has no default export. Look at .docusaurus/docusaurus.config.mjs and correct patches/loaders/clientConfig.mjs, or remove it.',
    );
  }
  const json = source.slice(place + start.length).trim();
  const config = JSON.parse(json.replace(/;$/, ''));
  for (const key of buildOnly) {
    delete config[key];
  }
  return `${start}${JSON.stringify(config)};`;
}
