// What reads Markdown is read by Node.js and SWC. Left to Docusaurus, which reads its configuration with jiti, all its
// TypeScript and every ES module of a package that it imports would go through Babel: 5 s of the first build on a machine.
const {transformSync} = require('@swc/core');
const {addHook} = require('pirates');

const options = {
  swcrc: false,
  configFile: false,
  jsc: {target: 'es2022', parser: {syntax: 'typescript'}},
  module: {type: 'commonjs'},
  sourceMaps: 'inline',
};

// Errors name lines of the sources.
process.setSourceMapsEnabled(true);
addHook((code, filename) => transformSync(code, {...options, filename}).code, {exts: ['.ts'], ignoreNodeModules: true});

// Names are those of packages, or paths from the site's folder.
module.exports.load = (name) => require(require.resolve(name, {paths: [process.cwd()]}));
