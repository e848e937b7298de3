import {
  getAnchor,
  derive,
  getSlug,
} from '../../../../../../src/features/spells/lib/derive';
import {getOpposite} from '../../../../../../src/features/spells/lib/elements';
import {SCHOOLS} from '../../../../../../src/features/spells/lib/schools';
import {SPHERES} from '../../../../../../src/features/spells/lib/spheres';
import fc from '../../../../../../tests/support/properties';
import {spellRecord} from '../../../../support/spellRecord';

describe('the derived facts of a spell', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
    [7, 28],
    [8, 36],
  ])('include for level %i a cost of %i motes', (level, motes) => {
    expect(derive(spellRecord({level})).cost).toBe(motes);
  });

  it('include no cost for a power', () => {
    expect(derive(spellRecord({type: 'Power', level: 2})).cost).toBeUndefined();
  });

  it.each([
    ['Ash Whisper', 'ash-whisper'],
    ['Harden Skin (3/day)', 'harden-skin'],
    ['Beast’s Nose (3/day)', 'beasts-nose'],
    ['Coal Hand (at will)', 'coal-hand'],
    ['Badly (named', 'badly-named'],
  ])('include its name in addresses: %s', (name, slug) => {
    expect(getSlug(name)).toBe(slug);
    expect(derive(spellRecord({name})).slug).toBe(slug);
  });

  it('include its address, which differs for spells and powers', () => {
    expect(getAnchor({type: 'Spell', name: 'Ash Whisper'})).toBe(
      'spell-ash-whisper',
    );
    expect(getAnchor({type: 'Power', name: 'Harden Skin (3/day)'})).toBe(
      'power-harden-skin',
    );
  });

  it('include how often it can be used, apart from its name', () => {
    expect(derive(spellRecord({name: 'Harden Skin (3/day)'}))).toMatchObject({
      title: 'Harden Skin',
      usage: {kind: 'limited', count: 3, per: 'day'},
    });
  });
});

describe('the elements of a spell', () => {
  it.each([
    {
      school: 'Dim Magika',
      sphere: ['Necromancy'],
      are: 'Smoke',
      against: 'Ice',
    },
    {
      school: 'Dim Magika',
      sphere: ['Illusion', 'Smoke'],
      are: 'Air, Smoke',
      against: 'Ice, Earth',
    },
    {
      school: 'Dim Magika',
      sphere: ['Divination'],
      are: 'Smoke',
      against: 'Ice',
    },
    {
      school: 'Ecolu Ahn Mogrus',
      sphere: ['Evocation', 'Elemental'],
      are: 'Lightning, Air, Smoke',
      against: 'Ice, Magma, Earth',
    },
    {
      school: 'Ecolu Ahn Mutus',
      sphere: ['Illusion'],
      are: 'Smoke, Earth',
      against: 'Ice, Air',
    },
    {
      school: 'Ecolu Ahn Mutus',
      sphere: ['Alteration', 'Evocation'],
      are: 'Smoke, Magma, Earth',
      against: 'Ice, Lightning, Air',
    },
    {
      school: 'Ecolu Atus Ahn Agmus',
      sphere: ['Charm'],
      are: 'Smoke, Fire',
      against: 'Ice, Water',
    },
  ] as const)(
    'are, for $school and $sphere, $are, and $against counters it',
    ({school, sphere, are, against}) => {
      const {elements, opposes} = derive(spellRecord({school, sphere}));
      expect(elements.join(', ')).toBe(are);
      expect(opposes.join(', ')).toBe(against);
    },
  );

  it('never cancel one another, and include those of the school', () => {
    const schools = fc.constantFrom(...SCHOOLS);
    const spheres = fc.uniqueArray(
      fc.constantFrom(...SPHERES.map(({name}) => name)),
      {minLength: 1, maxLength: 3},
    );
    fc.assert(
      fc.property(schools, spheres, ({name, elements}, sphere) => {
        const derived = derive(spellRecord({school: name, sphere}));
        expect(derived.elements).toEqual(expect.arrayContaining([...elements]));
        expect(
          derived.elements.filter((each) =>
            derived.elements.includes(getOpposite(each)),
          ),
        ).toEqual([]);
      }),
    );
  });
});
