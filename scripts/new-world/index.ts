import {parseArgs} from 'node:util';
import {siteDir} from '../siteDir';
import {makeWorld} from './newWorld';

const {
  positionals: [folder],
} = parseArgs({allowPositionals: true});

try {
  if (folder === undefined) {
    throw new Error(
      'Found no folder, expected one for the new world: npm run new-world -- ../my-world',
    );
  }
  const name = makeWorld(siteDir, folder);
  console.log(
    [
      `Made ${name} in ${folder}. Next:`,
      '',
      `  cd ${folder}`,
      '  npm ci',
      '  npm start',
      '',
      'CONTRIBUTING.md, "Make a world of your own", says what to change first.',
    ].join('\n'),
  );
} catch (error) {
  console.error(`[ERROR] ${(error as Error).message}`);
  process.exitCode = 1;
}
