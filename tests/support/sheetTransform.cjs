// Jest loads its transforms with Node's own require, which reads no TypeScript.
const {createHash} = require('node:crypto');
const jiti = require('jiti')(__filename);

const {parseSheet} = jiti('../../src/shared/model/csv.ts');

/** Turns a sheet into the module that the bundler makes of it. */
module.exports = {
  process(text, path) {
    const result = parseSheet(text);
    if (!result.ok) {
      throw new Error(`${path}: ${JSON.stringify(result.faults)}`);
    }
    const sheet = JSON.stringify(result.sheet);
    return {
      code: `module.exports = {__esModule: true, default: ${sheet}};`,
    };
  },

  getCacheKey(text) {
    return createHash('sha256').update(text).digest('hex');
  },
};
