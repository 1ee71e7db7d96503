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

// A name is that of a package's module, or a path relative to the site's folder.
module.exports.load = (name) => require(require.resolve(name, {paths: [process.cwd()]}));
