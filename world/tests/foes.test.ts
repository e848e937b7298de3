import {actionPoints, damageBonus, defenseGrowth} from '../rules/combat';
import {foeExperience} from '../rules/progress';
import {statModifier} from '../rules/stats';
import {signed} from '../../src/shared/model/signed';
import {rules} from '../rules/rules';
import {findNumber, getColumn, readRecords} from '../../tests/support/sheets';

type Row = Readonly<Record<string, string>>;

const folder = 'game-mechanics/combat';
const beasts = readRecords(`${folder}/beasts.csv`);
const undead = readRecords(`${folder}/undead.csv`);
const people = readRecords(`${folder}/people-in-arms.csv`);
const foes = [
  ...beasts.map((foe): Row => ({...foe, name: foe['Foe'] ?? ''})),
  ...people.map((foe): Row => ({...foe, name: foe['Foe'] ?? ''})),
  ...undead.map((foe): Row => ({...foe, name: foe['Undead'] ?? ''})),
];

const parseLevel = (foe: Row) => Number(foe['Rank']);

const getModifier = (foe: Row, stat: string) =>
  statModifier(rules, Number(foe[stat]));

/** Returns the weapon rank bonus for the rank of a foe. */
function getWeaponRank(foe: Row): number {
  const lowest = [1, 4, 7, 10];
  const bought = lowest.filter((rank) => Number(foe['Rank']) >= rank).length;
  return foe['Undead'] === undefined ? Math.max(2, bought) : bought;
}

function listFights(foe: Row): readonly string[] {
  return (foe['Fights with'] ?? '').split(/, /);
}

const getWeapon = (foe: Row) =>
  readRecords('character-creation/weapons.csv').find(
    ({Weapon = ''}) => Weapon.toLowerCase() === listFights(foe)[0],
  );

const touches = (foe: Row) => listFights(foe)[0] === 'touch of the dead';

/** Groups of missile weapons. */
const MISSILES = new Set(['Bows', 'Slings']);

const shoots = (foe: Row) => MISSILES.has(getWeapon(foe)?.['Group'] ?? '');

function getStatBonus(foe: Row): number {
  const [strength, dexterity] = [
    getModifier(foe, 'Strength'),
    getModifier(foe, 'Dexterity'),
  ];
  if (touches(foe) || shoots(foe)) {
    return dexterity;
  }
  return getWeapon(foe)?.['AP'] === '2'
    ? Math.max(strength, dexterity)
    : strength;
}

const getStrengthInBlow = (foe: Row) =>
  touches(foe) || shoots(foe) ? 0 : getModifier(foe, 'Strength');

const getPlusOfWeapon = (foe: Row) =>
  findNumber(/[+−]\d+$/.exec(getWeapon(foe)?.['Damage'] ?? '')?.[0] ?? '0');

function getAttack(foe: Row): number {
  const rank = getWeapon(foe) === undefined ? 0 : getWeaponRank(foe);
  return parseLevel(foe) + getStatBonus(foe) + rank;
}

function getShield(foe: Row): number {
  const shields = readRecords(`${folder}/shields.csv`).filter(
    ({Shield = ''}) => listFights(foe)[1] === Shield.toLowerCase(),
  );
  return Number(shields[0]?.['DEF'] ?? 0);
}

describe('the foes', () => {
  it('include every rank of undead that can be turned, in order', () => {
    expect(getColumn(`${folder}/undead.csv`, 'Undead')).toEqual(
      rules.turning.undead,
    );
    expect(undead.map(parseLevel)).toEqual(
      rules.turning.undead.map((_, index) => index + 1),
    );
  });

  it.each([
    ['beasts', beasts],
    ['people', people],
  ])('range from the weakest to rank 20: %s', (_, kind) => {
    const ranks = kind.map(parseLevel);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks.at(-1)).toBe(rules.levels.highest);
  });

  it.each(foes)('have a way to fight, and something to leave: $name', (foe) => {
    expect(foe['Plays']).toMatch(/^[A-Z].{20,}\.$/);
    expect(foe['Morale']).toMatch(/^(?:1\d|none)$/);
    expect(foe['Loot']).not.toBe('');
    expect(findNumber(foe['Award'])).toBe(
      foeExperience(rules, {rank: parseLevel(foe), level: parseLevel(foe)}),
    );
  });

  it.each(foes)('have action points by rule: $name', (foe) => {
    expect(Number(foe['AP'])).toBe(
      actionPoints(rules, {
        dexterityModifier: getModifier(foe, 'Dexterity'),
        level: parseLevel(foe),
      }),
    );
  });

  it.each(foes)('have DEF by rule: $name', (foe) => {
    expect(Number(foe['DEF'])).toBe(
      rules.defense.base +
        defenseGrowth(rules, parseLevel(foe)) +
        getModifier(foe, 'Dexterity') +
        getShield(foe),
    );
  });

  it.each(foes)('attack by level and stat: $name', (foe) => {
    expect(foe['Attack']).toBe(signed(getAttack(foe)));
  });

  it.each(foes.filter((foe) => getWeapon(foe) !== undefined))(
    'strike no more often than points and rank allow: $name',
    (foe) => {
      const {AP} = getWeapon(foe) ?? {};
      expect(Number(foe['Attacks'])).toBeLessThanOrEqual(
        Math.min(
          Math.floor(Number(foe['AP']) / Number(AP)),
          getWeaponRank(foe),
        ),
      );
    },
  );

  it.each(foes)('add Strength and practice to their damage: $name', (foe) => {
    const damage = (foe['Damage'] ?? '').split(',')[0] ?? '';
    const more =
      getStrengthInBlow(foe) +
      getPlusOfWeapon(foe) +
      damageBonus(rules, parseLevel(foe));
    expect(damage.replace(/^\d*d\d+/, '')).toBe(more === 0 ? '' : signed(more));
  });
});
