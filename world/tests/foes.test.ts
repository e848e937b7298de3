import {actionPoints} from '../rules/combat';
import {statModifier} from '../rules/stats';
import {signed} from '../../src/shared/lib/signed';
import {rules} from '../rules/rules';
import {columnOf, recordsAt} from '../../tests/support/sheets';

type Row = Readonly<Record<string, string>>;

const folder = 'game-mechanics/combat';
const beasts = recordsAt(`${folder}/beasts.csv`);
const undead = recordsAt(`${folder}/undead.csv`);
const foes = [
  ...beasts.map((foe): Row => ({...foe, name: foe['Foe'] ?? ''})),
  ...undead.map((foe): Row => ({...foe, name: foe['Undead'] ?? ''})),
];

const levelOf = (foe: Row) => Number(foe['Level'] ?? foe['Rank']);

const modifierOf = (foe: Row, stat: string) =>
  statModifier(rules, Number(foe[stat]));

/** Hit points for each level or rank, as the page on hit points tells. */
const hitPointsPerLevel = (foe: Row) =>
  foe['Foe']?.includes('giant') || foe['Foe']?.includes('troll') ? 10 : 8;

/** The bonus of the weapon rank that an undead of a rank has. */
function weaponRankOf(foe: Row): number {
  const lowest = [1, 4, 7, 10];
  return lowest.filter((rank) => Number(foe['Rank']) >= rank).length;
}

function fightsWith(foe: Row): readonly string[] {
  return (foe['Fights with'] ?? '').split(/, /);
}

const weaponOf = (foe: Row) =>
  recordsAt('character-creation/weapons.csv').find(
    ({Weapon = ''}) => Weapon.toLowerCase() === fightsWith(foe)[0],
  );

const touches = (foe: Row) => fightsWith(foe)[0] === 'touch of the dead';

function attackOf(foe: Row): number {
  const stat = modifierOf(foe, touches(foe) ? 'Dexterity' : 'Strength');
  const rank = weaponOf(foe) === undefined ? 0 : weaponRankOf(foe);
  return levelOf(foe) + stat + rank;
}

function shieldOf(foe: Row): number {
  const shields = recordsAt(`${folder}/shields.csv`).filter(
    ({Shield = ''}) => fightsWith(foe)[1] === Shield.toLowerCase(),
  );
  return Number(shields[0]?.['DEF'] ?? 0);
}

describe('the figures of beasts and undead', () => {
  it('have every rank of undead that can be turned, in order', () => {
    expect(columnOf(`${folder}/undead.csv`, 'Undead')).toEqual(
      rules.turning.undead,
    );
    expect(undead.map(levelOf)).toEqual(
      rules.turning.undead.map((_, index) => index + 1),
    );
  });

  it('tell apart beasts that are weak and beasts that are strong', () => {
    const levels = beasts.map(levelOf);
    expect(levels.length).toBeGreaterThan(5);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it.each(foes)('give hit points by level: $name', (foe) => {
    expect(Number(foe['Hit points'])).toBe(
      hitPointsPerLevel(foe) * levelOf(foe),
    );
  });

  it.each(foes)('give action points by rule: $name', (foe) => {
    expect(Number(foe['AP'])).toBe(
      actionPoints(rules, {
        dexterityModifier: modifierOf(foe, 'Dexterity'),
        level: levelOf(foe),
      }),
    );
  });

  it.each(foes)('give DEF by rule: $name', (foe) => {
    expect(Number(foe['DEF'])).toBe(
      rules.defense.base + modifierOf(foe, 'Dexterity') + shieldOf(foe),
    );
  });

  it.each(foes)('attack by level and stat: $name', (foe) => {
    expect(foe['Attack']).toBe(signed(attackOf(foe)));
  });

  it.each(undead)(
    'strike as often as points and rank allow: $Undead',
    (foe) => {
      const {AP} = weaponOf(foe) ?? {};
      const claws = touches(foe) ? 1 : 2;
      expect(Number(foe['Attacks'])).toBe(
        AP === undefined
          ? claws
          : Math.min(
              Math.floor(Number(foe['AP']) / Number(AP)),
              weaponRankOf(foe),
            ),
      );
    },
  );

  it.each(foes)('add Strength to what a hand or tooth does: $name', (foe) => {
    const damage = (foe['Damage'] ?? '').split(',')[0] ?? '';
    const strength = touches(foe) ? 0 : modifierOf(foe, 'Strength');
    expect(damage.replace(/^\d*d\d+/, '')).toBe(
      strength === 0 ? '' : signed(strength),
    );
  });
});
