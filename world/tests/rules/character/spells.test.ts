import {createBuild} from '../../../rules/character/build';
import type {Character} from '../../../rules/character/character';
import {describeCharacter} from '../../../rules/character/describe';
import {editCharacter} from '../../../rules/character/edit';
import {fillSpells} from '../../../rules/character/fillSpells';
import {fillForm} from '../../../rules/character/fillForm';
import {listForbidden} from '../../../rules/character/forbidden';
import {levelUp} from '../../../rules/character/levelUp';
import {listSpellOptions, performPlay} from '../../../rules/character/play';
import {listPools} from '../../../rules/character/pools';
import {readForm} from '../../../rules/character/readForm';
import {settleFight} from '../../../rules/character/spend';
import {sheetRules} from '../../../sheetRules';
import {sheetTables} from '../../../sheetTables';
import {castingClasses, know, makeCaster, playedLevels} from './casters';
import {getReady, readyCharacters, tables} from './readyCharacters';

function refuse(character: Character, spell: string): string | undefined {
  const option = listSpellOptions(tables, character).find(
    ({name}) => name === spell,
  );
  if (option === undefined) {
    throw new Error(`No spell is called ${spell}.`);
  }
  return option.refusal;
}

describe('what a mage may learn', () => {
  it.each([
    ['Wizard', 1, 'Ash Whisper', undefined],
    ['Wizard', 1, 'Hush Ring', 'Open from Wizard level 3.'],
    ['Wizard', 2, 'Hush Ring', 'Open from Wizard level 3.'],
    ['Wizard', 3, 'Hush Ring', undefined],
    ['Smoke Mage', 1, 'Smoke Pup', undefined],
    [
      'Smoke Mage',
      1,
      'Bark Knuckles',
      'A Smoke Mage learns Dim Magika or Ecolu Ahn Mogrus.',
    ],
    [
      'Shapeshifter',
      1,
      'Ash Whisper',
      'A Shapeshifter learns Ecolu Ahn Mutus.',
    ],
    [
      'Smoke Mage',
      11,
      'Ember Throw',
      'The High Hearth is open to masters, from level 12.',
    ],
    ['Smoke Mage', 12, 'Ember Throw', undefined],
    ['Smoke Mage', 5, 'Warm Scent', undefined],
    ['Smoke Mage', 5, 'Harden Skin', 'Taught only to: Shapeshifter.'],
    // The Guild teaches its own to members of any school.
    ['Shapeshifter', 1, 'Feel the Glass', undefined],
    ['Fighter', 20, 'Ash Whisper', 'A Fighter cannot cast spells.'],
    ['Oathsworn', 20, 'Ash Whisper', 'An Oathsworn cannot cast spells.'],
    ['Oathsworn', 6, 'Iron in the Voice', undefined],
    ['Oathsworn', 5, 'Iron in the Voice', 'Open from Oathsworn level 6.'],
  ] as const)('%s %i: %s: %s', (...[name, level, spell, reason]) => {
    expect(refuse(makeCaster(name, level), spell)).toBe(reason);
  });

  it('is a second school for a Wizard from level 7 on', () => {
    const spells = know('Ash Whisper');
    expect(refuse(makeCaster('Wizard', 6, {spells}), 'Smoke Pup')).toBe(
      'A second school opens at level 7.',
    );
    expect(
      refuse(makeCaster('Wizard', 7, {spells}), 'Smoke Pup'),
    ).toBeUndefined();
    const two = know('Ash Whisper', 'Smoke Pup');
    expect(
      refuse(makeCaster('Wizard', 20, {spells: two}), 'Bark Knuckles'),
    ).toBe('It is from a school other than Dim Magika and Ecolu Ahn Mogrus.');
  });
});

describe('what a priest may pray for', () => {
  it.each([
    // Ishsa serves Lirien, a Crown: at level 9 Charm up to 5, and Evocation up to 4.
    ['House Priest', 9, 'Lirien', '', 'Face of the Beloved', undefined],
    ['House Priest', 9, 'Lirien', '', 'Bronze Spark', undefined],
    [
      'House Priest',
      9,
      'Lirien',
      '',
      'Far Weather',
      'The power of Lirien allows it only up to level 4.',
    ],
    // Her cousin serves Oume: the same level, Charm to 5 and Evocation to 2.
    ['House Priest', 9, 'Lirien', 'Oume', 'Face of the Beloved', undefined],
    [
      'House Priest',
      9,
      'Lirien',
      'Oume',
      'Bronze Spark',
      'The power of Oume allows it only up to level 2.',
    ],
    [
      'House Priest',
      9,
      'Lirien',
      'a Hallow',
      'The Kind Face',
      'The power of a Hallow allows it only up to level 3.',
    ],
    [
      'House Priest',
      1,
      'Lirien',
      '',
      'Lose the Thread',
      'Open from House Priest level 5.',
    ],
    [
      'House Priest',
      1,
      'Lirien',
      '',
      'Dull the Eye',
      'None of its spheres is open to priests of Lirien.',
    ],
    ['House Priest', 1, '', '', 'Ash Whisper', 'Choose a House first.'],
    // Grave Wardens may pray for Necromancy as a minor sphere in any House.
    ['Grave Warden', 13, 'Tavar', '', 'Still the Blood', undefined],
    [
      'House Priest',
      13,
      'Tavar',
      '',
      'Still the Blood',
      'None of its spheres is open to priests of Tavar.',
    ],
    [
      'House Priest',
      11,
      'Morrow',
      '',
      'Keep the Last Breath',
      'The High Hearth is open to masters, from level 12.',
    ],
    ['House Priest', 12, 'Morrow', '', 'Keep the Last Breath', undefined],
  ] as const)(
    '%s %i of %s %s: %s: %s',
    (...[name, level, house, god, spell, reason]) => {
      const changes = {house, god};
      expect(refuse(makeCaster(name, level, changes), spell)).toBe(reason);
    },
  );

  it('is one sphere above the minor level for priests of Orun', () => {
    const orun = makeCaster('House Priest', 13, {
      house: 'Orun',
      spells: know('Standing Fire'),
    });
    expect(refuse(orun, 'Furnace Door')).toBe(
      'Your major sphere is Elemental; spells of other spheres are open only up to level 4.',
    );
    expect(refuse(orun, 'Burning Rain')).toBeUndefined();
  });

  it('has slots: a spell for each, and higher ones hold lower spells', () => {
    const ishsa = makeCaster('House Priest', 5, {house: 'Lirien'});
    const pray = (...counts: readonly number[]): Character => ({
      ...ishsa,
      spells: ['Ash Whisper', 'Friend of the Fire', 'Lose the Thread']
        .map((name, index) => ({name, count: counts[index] ?? 0}))
        .filter(({count}) => count > 0),
    });
    const faults = (character: Character): readonly string[] =>
      listForbidden(tables, character)
        .map(({text}) => text)
        .filter((text) => text.includes('slots'));
    expect(faults(pray(3, 2, 1))).toEqual([]);
    expect(faults(pray(6))).toEqual([]);
    expect(faults(pray(3, 3, 1))).toEqual([
      'You have prayed for 7 spells of level 1 and above, but have 6 slots.',
      'You have prayed for 4 spells of level 2 and above, but have 3 slots.',
    ]);
  });
});

describe('what a caster spends', () => {
  it.each([
    // Motes: 4 a level, then 6 beyond level 10, and Intelligence +2.
    ['Wizard', 1, {Motes: 6}],
    ['Wizard', 5, {Motes: 22}],
    ['Smoke Mage', 9, {Motes: 38}],
    ['Shapeshifter', 13, {Motes: 60}],
    // Spare motes: the level and Wisdom +2. Own motes: the level and Constitution +2.
    ['House Priest', 1, {'Spare motes': 3, 'Own motes': 3}],
    ['Grave Warden', 5, {'Spare motes': 7, 'Own motes': 7}],
    ['Hedge Priest', 9, {'Spare motes': 11, 'Own motes': 11}],
    ['House Priest', 13, {'Spare motes': 15, 'Own motes': 15}],
  ] as const)('%s %i: %j', (name, level, pools) => {
    const build = createBuild(
      tables,
      makeCaster(name, level, {house: 'Lirien'}),
    );
    const found = Object.fromEntries(
      listPools(build)
        .filter((pool) => pool.name.toLowerCase().endsWith('motes'))
        .map((pool) => [pool.name, pool.left]),
    );
    expect(found).toEqual(pools);
  });

  it('is spent by a use, and comes back at dawn but for what takes a week', () => {
    const draw = () => 1;
    const before = makeCaster('Smoke Mage', 12, {
      spells: know('Lose the Thread', 'The Face Nobody Has'),
    });
    const use = (character: Character, name: string): Character =>
      performPlay(tables, character, {action: `use ${name}`, draw}) ?? before;
    const after = use(
      use(use(before, 'Lose the Thread'), 'Breath of Coal'),
      'The Face Nobody Has',
    );
    expect(after.used).toEqual([
      {name: 'Motes', count: 6},
      {name: 'Breath of Coal', count: 1},
      {name: 'The Face Nobody Has', count: 1},
    ]);
    expect(use(after, 'The Face Nobody Has')).toBe(after);
    const dawn = performPlay(tables, after, {action: 'dawn', draw});
    expect(dawn?.used).toEqual([{name: 'The Face Nobody Has', count: 1}]);
  });

  it('is written back after a fight, on top of what was spent before', () => {
    const before = makeCaster('Wizard', 5, {
      used: [{name: 'Motes', count: 4}],
      earned: 100,
    });
    expect(
      settleFight(before, {
        wounds: 7,
        spent: {Motes: 6},
        conditions: ['Ash sickness'],
        experience: 450,
        coins: 0,
        things: [],
      }),
    ).toEqual({
      ...before,
      wounds: 7,
      used: [{name: 'Motes', count: 10}],
      conditions: [{name: 'Ash sickness'}],
      earned: 550,
    });
  });

  it('leaves of the experience what the next level does not need', () => {
    const rising = makeCaster('Wizard', 1, {earned: 1300});
    expect(levelUp(tables, rising, {roll: 2}).earned).toBe(100);
    expect(levelUp(tables, {...rising, earned: 900}, {roll: 2}).earned).toBe(0);
  });
});

describe('the rolled spells of a caster', () => {
  it.each(
    castingClasses.flatMap(({name, house}) =>
      playedLevels.map((level) => ({name, house, level})),
    ),
  )('are allowed to a $name of level $level', ({name, house, level}) => {
    const caster = makeCaster(name, level, {house});
    const build = createBuild(tables, caster);
    const spells = fillSpells(build, 'table');
    expect(fillSpells(build, 'table')).toEqual(spells);
    expect(spells).not.toEqual([]);
    const texts = listForbidden(tables, {...caster, spells}).map(
      ({text}) => text,
    );
    expect(
      texts.filter((text) =>
        spells.some((spell) => text.startsWith(`${spell.name}:`)),
      ),
    ).toEqual([]);
    expect(texts.join(' ')).not.toContain('slots');
  });

  it('come with those who are ready to play, and with nobody else', () => {
    const counts = readyCharacters
      .filter(({character}) => character.spells.length > 0)
      .map(({name, character}) => [
        name,
        character.spells.reduce((sum, {count}) => sum + count, 0),
      ]);
    expect(counts).toContainEqual(['Maren Quill', 2]);
    expect(counts).toContainEqual(['Ishsa', 2]);
    expect(getReady('Odo').character.spells).toEqual([]);
    for (const {character} of readyCharacters) {
      expect(
        listForbidden(tables, character).filter(({text}) =>
          character.spells.some(({name}) => text.startsWith(`${name}:`)),
        ),
      ).toEqual([]);
    }
  });

  it('are there before the catalogue is', () => {
    const {ready} = sheetRules.open(sheetTables);
    const maren = ready.find(({name}) => name === 'Maren Quill');
    expect(maren?.character).toEqual(getReady('Maren').character);
  });
});

describe('the spells on the sheet', () => {
  it('are added with their slots, and removed', () => {
    const caster = makeCaster('House Priest', 5, {house: 'Lirien'});
    const edit = (character: Character, value: string): Character =>
      editCharacter(character, {field: 'spells', item: 'Ash Whisper', value});
    const added = edit(edit(caster, '1'), '2');
    expect(added.spells).toEqual([{name: 'Ash Whisper', count: 2}]);
    expect(edit(added, '').spells).toEqual([]);
  });

  it('are shown by level with their cost, then powers', () => {
    const {play} = describeCharacter(
      tables,
      makeCaster('Wizard', 5, {spells: know('Lose the Thread', 'Ash Whisper')}),
    );
    expect(play.spells.map(({title}) => title)).toEqual([
      'Spells of level 1',
      'Spells of level 3',
      'Powers',
    ]);
    expect(play.spells[1]?.rows[0]).toMatchObject({
      name: 'Lose the Thread',
      facts:
        '3 AP, 6 motes · 40 feet · 5 rounds · 1 creature · Mind each turn · Strength 15',
      refusal: undefined,
    });
    expect(play.gauges).toMatchObject([{name: 'Motes', left: 22, most: 22}]);
  });

  it('say that the motes do not last', () => {
    const {play} = describeCharacter(
      tables,
      makeCaster('Wizard', 5, {
        spells: know('Lose the Thread'),
        used: [{name: 'Motes', count: 17}],
      }),
    );
    expect(play.spells[0]?.rows[0]?.refusal).toBe('Not enough left: motes.');
  });

  it('pass through the printable character sheet with what is spent, by hand too', () => {
    const caster = makeCaster('Wizard', 5, {
      spells: know('Lose the Thread', 'Ash Whisper'),
      used: [
        {name: 'Motes', count: 6},
        {name: 'Held Syllable', count: 1},
      ],
      hitDice: [1, 2, 3, 4],
      wounds: 3,
      conditions: [{name: 'Ash sickness'}],
      earned: 250,
      purse: 200,
    });
    const values = fillForm(tables, caster);
    expect(values).toMatchObject({
      motes: '16 of 22',
      experience: '12250',
      'ability.1.what-it-is': 'Lose the Thread',
      'ability.1.type': 'spell 3',
      'ability.1.ap-or-motes': '3 AP, 6',
    });
    expect(readForm(tables, values)).toEqual(caster);
    expect(
      readForm(tables, {
        ...values,
        motes: '10 of 22',
        'ability.3.what-it-is': 'Hush Ring',
        'ability.3.type': 'spell 2',
      }),
    ).toMatchObject({
      spells: know('Lose the Thread', 'Ash Whisper', 'Hush Ring'),
      used: expect.arrayContaining([{name: 'Motes', count: 12}]),
    });
  });
});
