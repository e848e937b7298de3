// Plain JavaScript, because tsx would take half a second before the first line of TypeScript runs.
const {enableCompileCache} = require('node:module');
const {join} = require('node:path');

// From Node 22 on, compiled code is cached for the next start.
enableCompileCache?.(join(__dirname, '../../node_modules/.cache/compile'));
require('../../plugins/framework-patches/deferred-modules/register.cjs');

const jiti = require('jiti')(__filename);

void jiti('./startSite.ts').default(process.argv.slice(2));
