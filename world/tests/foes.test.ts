import {actionPoints} from '../rules/combat';
import {statModifier} from '../rules/stats';
import {signed} from '../../src/shared/lib/signed';
import {rules} from '../rules/rules';
import {getColumn, recordsAt} from '../../tests/support/sheets';

type Row = Readonly<Record<string, string>>;

const folder = 'game-mechanics/combat';
const beasts = recordsAt(`${folder}/beasts.csv`);
const undead = recordsAt(`${folder}/undead.csv`);
const foes = [
  ...beasts.map((foe): Row => ({...foe, name: foe['Foe'] ?? ''})),
  ...undead.map((foe): Row => ({...foe, name: foe['Undead'] ?? ''})),
];

const parseLevel = (foe: Row) => Number(foe['Level'] ?? foe['Rank']);

const getModifier = (foe: Row, stat: string) =>
  statModifier(rules, Number(foe[stat]));

/** Hit points for each level or rank, as the page on hit points tells. */
const hitPointsPerLevel = (foe: Row) =>
  foe['Foe']?.includes('giant') || foe['Foe']?.includes('troll') ? 10 : 8;

/** The bonus of the weapon rank that an undead of a rank has. */
function getWeaponRank(foe: Row): number {
  const lowest = [1, 4, 7, 10];
  return lowest.filter((rank) => Number(foe['Rank']) >= rank).length;
}

function fightsWith(foe: Row): readonly string[] {
  return (foe['Fights with'] ?? '').split(/, /);
}

const getWeapon = (foe: Row) =>
  recordsAt('character-creation/weapons.csv').find(
    ({Weapon = ''}) => Weapon.toLowerCase() === fightsWith(foe)[0],
  );

const touches = (foe: Row) => fightsWith(foe)[0] === 'touch of the dead';

function getAttack(foe: Row): number {
  const stat = getModifier(foe, touches(foe) ? 'Dexterity' : 'Strength');
  const rank = getWeapon(foe) === undefined ? 0 : getWeaponRank(foe);
  return parseLevel(foe) + stat + rank;
}

function getShield(foe: Row): number {
  const shields = recordsAt(`${folder}/shields.csv`).filter(
    ({Shield = ''}) => fightsWith(foe)[1] === Shield.toLowerCase(),
  );
  return Number(shields[0]?.['DEF'] ?? 0);
}

describe('the figures of beasts and undead', () => {
  it('have every rank of undead that can be turned, in order', () => {
    expect(getColumn(`${folder}/undead.csv`, 'Undead')).toEqual(
      rules.turning.undead,
    );
    expect(undead.map(parseLevel)).toEqual(
      rules.turning.undead.map((_, index) => index + 1),
    );
  });

  it('tell apart beasts that are weak and beasts that are strong', () => {
    const levels = beasts.map(parseLevel);
    expect(levels.length).toBeGreaterThan(5);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it.each(foes)('give hit points by level: $name', (foe) => {
    expect(Number(foe['Hit points'])).toBe(
      hitPointsPerLevel(foe) * parseLevel(foe),
    );
  });

  it.each(foes)('give action points by rule: $name', (foe) => {
    expect(Number(foe['AP'])).toBe(
      actionPoints(rules, {
        dexterityModifier: getModifier(foe, 'Dexterity'),
        level: parseLevel(foe),
      }),
    );
  });

  it.each(foes)('give DEF by rule: $name', (foe) => {
    expect(Number(foe['DEF'])).toBe(
      rules.defense.base + getModifier(foe, 'Dexterity') + getShield(foe),
    );
  });

  it.each(foes)('attack by level and stat: $name', (foe) => {
    expect(foe['Attack']).toBe(signed(getAttack(foe)));
  });

  it.each(undead)(
    'strike as often as points and rank allow: $Undead',
    (foe) => {
      const {AP} = getWeapon(foe) ?? {};
      const claws = touches(foe) ? 1 : 2;
      expect(Number(foe['Attacks'])).toBe(
        AP === undefined
          ? claws
          : Math.min(
              Math.floor(Number(foe['AP']) / Number(AP)),
              getWeaponRank(foe),
            ),
      );
    },
  );

  it.each(foes)('add Strength to what a hand or tooth does: $name', (foe) => {
    const damage = (foe['Damage'] ?? '').split(',')[0] ?? '';
    const strength = touches(foe) ? 0 : getModifier(foe, 'Strength');
    expect(damage.replace(/^\d*d\d+/, '')).toBe(
      strength === 0 ? '' : signed(strength),
    );
  });
});
