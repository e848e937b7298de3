// Plain JavaScript: tsx would take half a second before the first line of TypeScript.
const jiti = require('jiti')(__filename);

void jiti('./startSite.ts').default(process.argv.slice(2));
