import type {RuleKernel} from '../rules/kernel';
import {getCriticalDie} from './arms';
import type {Profile} from './combatant';
import {parseRoll} from './roll';
import {parseNumber, readRows, findRow} from './sheets';

const hounds = readRows('game-mechanics/wizardly-magic/smoke-wargs.csv');

/** Parses "two bites +13, 2d8 + 5": attacks, bonus, damage. */
const ATTACK = /^(two bites|bite) \+(\d+), (.+)$/;

/** Returns the profile of a smoke hound, from its row in the data file. */
export function createHoundProfile(
  {saves}: RuleKernel,
  name: string,
  callerLevel: number,
): Profile {
  const row = findRow(hounds, 'Hound', name);
  const [, manner, attack, dice = 'd1'] =
    ATTACK.exec(row['Attack'] ?? '') ?? [];
  const harm = parseRoll(dice);
  return {
    name,
    group: 'called',
    level: parseNumber(row['Level']),
    initiative: 0,
    hitPoints: parseNumber(row['Hit points']),
    lastsTo: 0,
    points: parseNumber(row['AP']),
    leastPoints: 2,
    defense: parseNumber(row['DEF']),
    soak: parseNumber(row['Soak']),
    saves: Object.fromEntries(
      saves.names.map((save) => [save, Math.floor(callerLevel / 2)]),
    ),
    weapons: [
      {
        name: 'bite',
        points: 3,
        attack: Number(attack),
        harm,
        critical: getCriticalDie(harm),
        pierce: 0,
        mostAttacks: manner === 'two bites' ? 2 : 1,
        missile: false,
        soakCounts: true,
      },
    ],
    arts: [],
    front: true,
    motes: 0,
    ownMotes: 0,
    undead: false,
    steadfast: true,
    canParry: false,
    pack: [],
  };
}
