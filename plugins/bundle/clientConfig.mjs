// Loader: the browser gets the part of the generator's configuration that pages read, without what only the build needs
// (the document template alone is a third of it). Loaded by the bundler itself.
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
      'plugins/bundle: the generated configuration has no default export any more. Look into .docusaurus/docusaurus.config.mjs and correct this loader, or take it out.',
    );
  }
  const json = source.slice(place + start.length).trim();
  const config = JSON.parse(json.replace(/;$/, ''));
  for (const key of buildOnly) {
    delete config[key];
  }
  return `${start}${JSON.stringify(config)};`;
}
