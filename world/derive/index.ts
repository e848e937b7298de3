import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readArguments} from '../../scripts/command/readArguments';
import {startCommand} from '../../scripts/command/startCommand';
import {allSheets} from './allSheets';
import {formatSheet} from './formatSheet';

const files = join(__dirname, '../../static');

void startCommand('derive', () => {
  readArguments({usage: 'npm run derive, which takes nothing.'});
  for (const [path, sheet] of Object.entries(allSheets(files))) {
    writeFileSync(join(files, path), formatSheet(sheet));
  }
});
