import {rules} from '../rules/rules';
import {formatClasses, formatFoes, formatWeapons, runAllFoes} from './report';

const FIGHTS = 2000;

const [argument] = process.argv.slice(2);
const fights = Math.ceil(
  (argument === undefined ? FIGHTS : Number(argument)) / 3,
);
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
