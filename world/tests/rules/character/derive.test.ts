import {deriveCharacter} from '../../../rules/character/derive';
import type {Sum} from '../../../rules/character/sum';
import {signed} from '../../../../src/shared/model/signed';
import {getReady, readyCharacters, tables} from './readyCharacters';

function printDamage(dice: string, {total}: Sum): string {
  return total === 0 ? dice : `${dice}${signed(total)}`;
}

describe('a ready character on the sheet', () => {
  it.each(readyCharacters)(
    '$name comes out as printed',
    ({printed, character}) => {
      const derived = deriveCharacter(tables, character);
      const [, weapon = '', bonus] =
        /^(.+) (\S+)$/.exec(printed['Attack'] ?? '') ?? [];
      const attack = derived.attacks.find(
        (each) => each.weapon.toLowerCase() === weapon,
      );
      expect({
        'Hit points': `${derived.hitPoints.total}`,
        AP: `${derived.actionPoints.total}`,
        DEF: `${derived.defense.total}`,
        Soak: `${derived.soak.total}`,
        Saves: derived.saves
          .map((save) => `${save.name} ${signed(save.total)}`)
          .join(', '),
        Points: `${derived.proficiencyPoints.total}`,
        left: `${derived.pointsLeft.total} points, ${derived.coinsLeft.total} marks`,
        bonus: attack && signed(attack.attack.total),
        Damage: attack && printDamage(attack.dice, attack.damage),
      }).toEqual({
        'Hit points': printed['Hit points'],
        AP: printed['AP'],
        DEF: printed['DEF'],
        Soak: printed['Soak'],
        Saves: printed['Saves'],
        Points: printed['Points'],
        left: '0 points, 0 marks',
        bonus,
        Damage: printed['Damage'],
      });
    },
  );
});

describe('a derived number', () => {
  it('names the parts that it is the sum of', () => {
    const {defense, hitPoints} = deriveCharacter(
      tables,
      getReady('Odo').character,
    );
    expect(defense).toEqual({
      name: 'DEF',
      total: 12,
      page: '/combat-and-tactics/armor-and-defense.html',
      parts: [
        {label: 'Base', value: 10},
        {label: 'Shield', value: 2},
      ],
    });
    expect(hitPoints.parts).toEqual([
      {label: 'Full hit die', value: 10},
      {label: 'Constitution', value: 1},
    ]);
  });

  it('counts Thick Blood for a Shapeshifter, and for nobody else', () => {
    const {character} = getReady('Keslith');
    const count = (name: string): number =>
      deriveCharacter(tables, {...character, class: name}).hitPoints.total;
    expect(count('Shapeshifter') - count('Wizard')).toBe(2);
  });

  it.each([
    ['', 'Scaloid', 1],
    ['leather', 'Scaloid', 2],
    ['', 'Orc', 0],
  ])(
    'has the Soak of armor, or else of scales: "%s", %s',
    (armor, people, soak) => {
      const {character} = getReady('Keslith');
      expect(
        deriveCharacter(tables, {...character, armor, people}).soak.total,
      ).toBe(soak);
    },
  );

  it.each([
    [11, 0],
    [12, 4],
  ])(
    'has the Soak of Thick Skin, not of it and scales: level %i',
    (level, skin) => {
      const {character} = getReady('Keslith');
      expect(deriveCharacter(tables, {...character, level}).soak.total).toBe(
        Math.max(1, skin),
      );
    },
  );

  it.each([
    ['Half of the Lift', 6, 8],
    ['more than half of it', 7, 7],
    ['all of it', 12, 7],
    ['more than all of it', 13, 5],
  ])('takes action points for a load: %s', (_, count, points) => {
    // Strength 16 lifts 240 lb; a tent and two dirks weigh 20 lb.
    const {character} = getReady('Odo');
    const derived = deriveCharacter(tables, {
      ...character,
      rolled: {...character.rolled, Dexterity: 16},
      armor: '',
      shield: '',
      gear: [
        {name: 'Tent for two', count},
        {name: 'Dirk', count: 2 * count},
      ],
    });
    expect(derived.load.total).toBe(20 * count);
    expect(derived.actionPoints.total).toBe(points);
  });

  it('has no fewer action points than the minimum, and says what was given back', () => {
    const {character} = getReady('Keslith');
    const {actionPoints} = deriveCharacter(tables, {
      ...character,
      armor: 'Gate plate',
    });
    expect(actionPoints.total).toBe(4);
    expect(actionPoints.parts.at(-1)).toEqual({label: 'At least 4', value: 2});
  });

  it.each([
    {who: 'Fighter', weapon: 'longsword', level: 14, more: 0},
    {who: 'Fighter', weapon: 'longsword', level: 15, more: 2},
    {who: 'Fighter', weapon: 'short bow', level: 15, more: 0},
    {who: 'Ranger', weapon: 'short bow', level: 5, more: 1},
    {who: 'Ranger', weapon: 'short bow', level: 15, more: 2 + 3},
    {who: 'Ranger', weapon: 'sling', level: 15, more: 0},
    {who: 'Scout', weapon: 'sling', level: 1, more: 0},
    {who: 'Scout', weapon: 'sling', level: 2, more: 2},
    {who: 'Scout', weapon: 'short bow', level: 15, more: 3 + 2},
    {who: 'Scout', weapon: 'short sword', level: 15, more: 0},
  ])(
    'a $who with a $weapon at level $level hits harder by $more',
    ({who, weapon, level, more}) => {
      const [attack] = deriveCharacter(tables, {
        ...getReady('Odo').character,
        class: who,
        level,
        weapons: [{name: weapon, rank: 0}],
      }).attacks;
      const labels = ['Strength', 'Practice'];
      expect(
        attack?.damage.parts
          .filter(({label}) => !labels.includes(label))
          .reduce((sum, {value}) => sum + value, 0),
      ).toBe(more);
    },
  );

  it('rejects a people or a class that no table knows', () => {
    const {character} = getReady('Odo');
    expect(() =>
      deriveCharacter(tables, {...character, people: 'Dwarf'}),
    ).toThrow(RangeError);
    expect(() =>
      deriveCharacter(tables, {...character, class: 'Bard'}),
    ).toThrow(RangeError);
  });
});
