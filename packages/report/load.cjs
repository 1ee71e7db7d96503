// Loads the modules that parse Markdown with Node.js and SWC. Docusaurus loads its configuration with jiti, which would
// send their TypeScript, and every ES module that they import, through Babel: 5 s of the first build on a machine.
const {transformSync} = require('@swc/core');
const {addHook} = require('pirates');

const options = {
  swcrc: false,
  configFile: false,
  jsc: {target: 'es2022', parser: {syntax: 'typescript'}},
  module: {type: 'commonjs'},
  sourceMaps: 'inline',
};

// Stack traces show lines of the sources.
process.setSourceMapsEnabled(true);
addHook((code, filename) => transformSync(code, {...options, filename}).code, {exts: ['.ts'], ignoreNodeModules: true});

/**
 * Loads a TypeScript module, once.
 * @template Module `typeof import('…')` of the same module
 * @param {string} name a package's module (`@docs-kit/reference/anchors`) or a path from the site (`./plugins/a/b`)
 * @returns {Module}
 * @throws when there is no such module, or it cannot be read
 */
module.exports.load = (name) => require(require.resolve(name, {paths: [process.cwd()]}));
