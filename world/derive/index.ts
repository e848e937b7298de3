import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {unparse} from 'papaparse';
import {readArguments} from '../../scripts/command/readArguments';
import {startCommand} from '../../scripts/command/startCommand';
import type {Sheet} from '../../src/shared/lib/csv';
import {rules} from '../rules/rules';
import {derivedSheets} from './derivedSheets';
import {peopleSheets} from './peopleSheets';
import {tongueSheets} from './tongueSheets';
import {travelSheets} from './travelSheets';

const files = join(__dirname, '../../static');

function write(path: string, {columns, rows}: Sheet): void {
  const text = unparse(
    [columns, ...rows].map((row) => [...row]),
    {newline: '\n'},
  );
  writeFileSync(join(files, path), `${text}\n`);
}

void startCommand('derive', () => {
  readArguments({usage: 'npm run derive, which takes nothing.'});
  for (const [name, derive] of Object.entries(derivedSheets)) {
    write(`game-mechanics/${name}`, derive(rules));
  }
  for (const [path, sheet] of Object.entries({
    ...travelSheets(files),
    ...tongueSheets(files),
    ...peopleSheets(files),
  })) {
    write(path, sheet);
  }
});
