import {parseNumber} from '../../scripts/command/parseNumber';
import {readArguments} from '../../scripts/command/readArguments';
import {startCommand} from '../../scripts/command/startCommand';
import {rules} from '../rules/rules';
import {formatClasses, formatFoes, formatWeapons, runAllFoes} from './report';

const FIGHTS = 2000;

void startCommand('simulate', () => {
  const {
    positionals: [asked = String(FIGHTS)],
  } = readArguments({
    usage: `the number of fights for each foe: npm run simulate -- ${FIGHTS}`,
    count: [0, 1],
  });
  const fights = Math.ceil(parseNumber('fights', asked, {from: 1}) / 3);
  const tried = runAllFoes(rules, fights);

  const lines = [
    `Four heroes against four foes of their level, ${3 * fights} fights for each foe:`,
    ...formatFoes(tried),
    '',
    ...formatClasses(rules, tried),
    '',
    'Damage of a hit at Strength 16, by armor from Soak 0:',
    ...formatWeapons(rules),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
