import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {unparse} from 'papaparse';
import {rules} from '../../src/site/rules';
import {derivedSheets} from './derivedSheets';

const folder = join(__dirname, '../../static/game-mechanics');

for (const [name, derive] of Object.entries(derivedSheets)) {
  const {columns, rows} = derive(rules);
  const text = unparse(
    [columns, ...rows].map((row) => [...row]),
    {newline: '\n'},
  );
  writeFileSync(join(folder, name), `${text}\n`);
}
