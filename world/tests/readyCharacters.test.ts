import {actionPoints, baseAttackBonus, saveBase} from '../rules/combat';
import type {ClassGroup} from '../rules/kernel';
import {statModifier} from '../rules/stats';
import {signed} from '../../src/shared/model/signed';
import {rules} from '../rules/rules';
import {getColumn, readRecords} from '../../tests/support/sheets';

const characters = readRecords('world-info/peoples/ready-characters.csv');
const quickRow = [16, 15, 14, 13, 12, 11, 10, 8];

type Row = Readonly<Record<string, string>>;

/** Finds the row of a sheet by a value in a column. */
function rowWhere(file: string, heading: string, cell = ''): Row {
  const row = readRecords(file).find((each) => each[heading] === cell);
  if (row === undefined) {
    throw new Error(`${file} has no ${heading} "${cell}".`);
  }
  return row;
}

/** Converts a character of the handbook to the form of those of the peoples. */
function fromHandbook(who: Row): Row {
  const both = who['People and class'] ?? '';
  const people = getColumn('world-info/peoples.csv', 'People').find((each) =>
    both.startsWith(each),
  );
  return {
    ...who,
    ...rowWhere('character-creation/pregen-purchases.csv', 'Name', who['Name']),
    People: people ?? '',
    Class: both.slice((people?.length ?? 0) + 1).replace(/ of \w+$/, ''),
  };
}

const everyone = [
  ...characters,
  ...readRecords('character-creation/pregens.csv').map(fromHandbook),
];

const getPeople = (who: Row) =>
  rowWhere('world-info/peoples.csv', 'People', who['People']);

const getClass = (who: Row) =>
  rowWhere('character-creation/classes.csv', 'Class', who['Class']);

const getStat = (who: Row, stat: string) => Number(who[stat]);

const getModifier = (who: Row, stat: string) =>
  statModifier(rules, getStat(who, stat));

/** Parses the numbers in a cell such as "Dexterity +1; Charisma −1", by name. */
function listChanges(cell = ''): ReadonlyMap<string, number> {
  return new Map(
    [...cell.matchAll(/(\w+) ([+−]?)(\d+)/g)].map(
      ([, name = '', sign, size]) => [
        name,
        Number(size) * (sign === '−' ? -1 : 1),
      ],
    ),
  );
}

function serializeGroup(who: Row): ClassGroup {
  const group = rules.classGroups.find(
    ({name}) => name === getClass(who)['Group'],
  );
  if (group === undefined) {
    throw new Error(`${who['Name'] ?? ''} has no class group.`);
  }
  return group;
}

const stats = Object.keys(characters[0] ?? {}).slice(3, 11);

describe('a character ready to play', () => {
  it('exists for each people, and none shares a class', () => {
    expect(characters.map((who) => who['People'])).toEqual(
      getColumn('world-info/peoples.csv', 'People'),
    );
    expect(new Set(characters.map((who) => who['Class'])).size).toBe(
      characters.length,
    );
  });

  it.each(characters)(
    '$Name has the standard stats, changed by the people',
    (who) => {
      const changes = listChanges(getPeople(who)['Stats']);
      const rolled = stats.map(
        (stat) => getStat(who, stat) - (changes.get(stat) ?? 0),
      );
      expect(rolled.toSorted((a, b) => b - a)).toEqual(quickRow);
    },
  );

  it.each(everyone)('$Name may have the class', (who) => {
    const least = listChanges(getClass(who)['Requirements']);
    expect(
      [...least].filter(([stat, value]) => getStat(who, stat) < value),
    ).toEqual([]);
  });

  it.each(everyone)(
    '$Name has hit points, action points and DEF by rule',
    (who) => {
      const dexterityModifier = getModifier(who, 'Dexterity');
      const shield = readRecords('game-mechanics/combat/shields.csv').find(
        (each) =>
          who['Carries']?.includes((each['Shield'] ?? '').toLowerCase()),
      );
      const hasThickBlood = readRecords(
        'character-creation/class-abilities.csv',
      ).some(
        ({Class, Ability, Level}) =>
          Class === who['Class'] && Ability === 'Thick Blood' && Level === '1',
      );
      expect(Number(who['Hit points'])).toBe(
        serializeGroup(who).hitDie +
          getModifier(who, 'Constitution') +
          (hasThickBlood ? 2 : 0),
      );
      expect(Number(who['AP'])).toBe(
        actionPoints(rules, {dexterityModifier, level: 1}),
      );
      expect(Number(who['DEF'])).toBe(
        rules.defense.base + dexterityModifier + Number(shield?.['DEF'] ?? 0),
      );
    },
  );

  it.each(everyone)('$Name saves by rule', (who) => {
    const gift = listChanges(getPeople(who)['Saves']);
    const written = listChanges(who['Saves']);
    const more = readRecords('game-mechanics/combat/save-uses.csv').map(
      ({Save: save = '', Stat: stat = ''}) => {
        const bonus =
          saveBase(rules, serializeGroup(who), {save, level: 1}) +
          getModifier(who, stat) +
          (gift.get(save) ?? 0);
        return (written.get(save) ?? NaN) - bonus;
      },
    );
    // A Common Human may choose the save that the people is good at.
    const chosen = who['People'] === 'Common Human' ? [1] : [];
    expect(more.filter((each) => each !== 0)).toEqual(chosen);
  });

  it.each(everyone)('$Name attacks by rule', (who) => {
    const [weapon = '', bonus = ''] = (who['Attack'] ?? '').split(/ (?=\S+$)/);
    const {AP, Group} = rowWhere(
      'character-creation/weapons.csv',
      'Weapon',
      weapon.charAt(0).toUpperCase() + weapon.slice(1),
    );
    const light = AP === '2';
    const strength = getModifier(who, 'Strength');
    const dexterity = getModifier(who, 'Dexterity');
    const melee = light ? Math.max(strength, dexterity) : strength;
    const stat = Group === 'Bows' ? dexterity : melee;
    const rank = who['Spent on']?.includes(`${weapon} to Proficient`) ? 2 : 1;
    expect(bonus).toBe(
      signed(baseAttackBonus(serializeGroup(who), 1) + stat + rank),
    );
  });

  it.each(everyone)('$Name has spent exactly all points', (who) => {
    const spent = [...(who['Spent on'] ?? '').matchAll(/ (\d)(?:,|$)/g)].map(
      ([, points]) => Number(points),
    );
    const gift = who['People'] === 'Common Human' ? 1 : 0;
    const points =
      rules.proficiencyPoints.first + getModifier(who, 'Intelligence') + gift;
    expect(spent.reduce((sum, each) => sum + each, 0)).toBe(points);
    expect(Number(who['Points'])).toBe(points);
  });

  it.each(everyone)('$Name has skills at their price', (who) => {
    const costs = new Map([
      ...readRecords('character-creation/proficiencies.csv').map(
        ({Skill = '', Cost}) => [Skill, Cost] as const,
      ),
      ...readRecords('character-creation/weapon-groups.csv').map(
        (group) => [group['Group'] ?? '', group['Cost to learn']] as const,
      ),
    ]);
    const bought = (who['Spent on'] ?? '')
      .split(', ')
      .filter((purchase) => /^[A-Z]/.test(purchase))
      .map((purchase) => purchase.split(/ (?=\d$)/));
    expect(bought.length).toBeGreaterThan(0);
    expect(
      bought.filter(([skill = '', cost]) => costs.get(skill) !== cost),
    ).toEqual([]);
  });
});

describe('the fact box of a people', () => {
  it.each(readRecords('world-info/peoples.csv'))(
    'names every power of the $People',
    (people) => {
      expect(people['Powers (level)']).toBe(
        readRecords('world-info/peoples/powers.csv')
          .filter((power) => power['People'] === people['People'])
          .map(({Power = '', Level = ''}) => `${Power} ${Level}`)
          .join(', '),
      );
    },
  );
});
