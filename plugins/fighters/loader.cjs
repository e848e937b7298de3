// The bundler asks for its loaders with Node's own require, which reads no TypeScript.
const jiti = require('jiti')(__filename);

module.exports = jiti('./fighterLoader.ts').default;
