import {derive} from '../../model/derive';
import {getOpposite} from '../../model/elements';
import {SCHOOLS} from '../../model/schools';
import {SPHERES} from '../../model/spheres';
import fc from '../../../../tests/support/properties';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

describe('the derived facts of a spell', () => {
  it.each([
    [1, 1],
    [2, 3],
    [4, 10],
    [7, 28],
    [8, 36],
  ])('include for level %i a cost of %i motes', (level, motes) => {
    expect(derive(spellRecord({level})).cost).toBe(motes);
  });
});

describe('the elements of a spell', () => {
  it.each([
    {
      school: 'Dim Magika',
      sphere: ['Illusion', 'Smoke'],
      are: 'Air, Smoke',
      against: 'Ice, Earth',
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
