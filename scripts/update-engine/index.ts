import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {siteDir} from '../siteDir';
import {updateEngine} from './updateEngine';

const {
  positionals: [folder],
} = parseArgs({allowPositionals: true});

try {
  if (folder === undefined) {
    throw new Error(
      'Found no folder, expected one with a newer engine: npm run update-engine -- ../newer',
    );
  }
  const {removed, added, changed} = updateEngine(siteDir, resolve(folder));
  console.log(
    `Engine updated: ${changed.length} files changed, ${added.length} added, ${removed.length} removed. Run "npm install", then "npm test"; "git diff" shows what changed.`,
  );
} catch (error) {
  console.error(`[ERROR] ${(error as Error).message}`);
  process.exitCode = 1;
}
