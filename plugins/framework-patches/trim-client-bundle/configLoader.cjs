// The bundler loads its loaders with Node's require, which cannot read TypeScript.
const jiti = require('jiti')(__filename);

module.exports = jiti('./publishedConfig.ts').publishedConfig;
