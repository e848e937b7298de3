import {rules} from '../rules/rules';
import {reportClasses, reportFoes, reportWeapons, tryAllFoes} from './report';

const FIGHTS = 2000;

const [asked] = process.argv.slice(2);
const fights = Math.ceil((asked === undefined ? FIGHTS : Number(asked)) / 3);
const tried = tryAllFoes(rules, fights);

const lines = [
  `Four heroes against four foes of their level, ${3 * fights} fights for each foe:`,
  ...reportFoes(tried),
  '',
  ...reportClasses(rules, tried),
  '',
  'Damage of a hit at Strength 16, by armor from Soak 0:',
  ...reportWeapons(rules),
];
process.stdout.write(`${lines.join('\n')}\n`);
