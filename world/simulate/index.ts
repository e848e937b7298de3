import {writeFileSync} from 'node:fs';
import {parseNumber} from '../../scripts/command/parseNumber';
import {readArguments} from '../../scripts/command/readArguments';
import {startCommand} from '../../scripts/command/startCommand';
import {rules} from '../rules/rules';
import {formatKeptTrials, keptFile, summarizeTrials} from './keptTrials';
import {formatClasses, formatFoes, formatWeapons, runAllFoes} from './report';

const FIGHTS = 2000;

void startCommand('simulate', () => {
  const {
    values: {keep = false},
    positionals: [asked = String(FIGHTS)],
  } = readArguments({
    usage: `the number of fights of each party with each foe: npm run simulate -- ${FIGHTS} [--keep]`,
    flags: {keep: {type: 'boolean'}},
    count: [0, 1],
  });
  const fights = parseNumber('fights', asked, {from: 1});
  const tried = runAllFoes(rules, fights);

  const lines = [
    `Four heroes against four foes of their level, ${fights} fights of each of three parties with each foe:`,
    ...formatFoes(tried),
    '',
    ...formatClasses(rules, tried),
    '',
    'Damage of a hit at Strength 16, by armor from Soak 0:',
    ...formatWeapons(rules),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (keep) {
    writeFileSync(keptFile, formatKeptTrials(summarizeTrials(rules, tried)));
  }
});
