import fc from '../../../../tests/support/properties';
import {describeCharacter} from '../../../rules/character/describe';
import {characters} from './arbitraryCharacter';
import {getReady, tables} from './readyCharacters';

describe('a character as it is shown', () => {
  it('has the ten steps of the guide, and sums whose parts add up', () => {
    fc.assert(
      fc.property(characters, (character) => {
        const {steps, keyNumbers} = describeCharacter(tables, character);
        expect(steps).toHaveLength(10);
        for (const {total, parts} of [
          ...keyNumbers,
          ...steps.flatMap(({sums}) => sums),
        ]) {
          const sum = parts.reduce((all, {value}) => all + value, 0);
          expect(sum).toBeCloseTo(total, 6);
        }
      }),
      {numRuns: 50},
    );
  });

  it('offers every class, and says which stats forbid one', () => {
    const {steps} = describeCharacter(tables, getReady('Odo').character);
    const [field] = steps[2]?.fields ?? [];
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options).toHaveLength(12);
    expect(options.map(({label}) => label)).toContain('Fighter');
    expect(options.map(({label}) => label)).toContain(
      'Wizard (A Wizard needs Intelligence 11.)',
    );
  });

  it('says with the right article what an Oathsworn needs', () => {
    const {character} = getReady('Odo');
    const rolled = {...character.rolled, Charisma: 3};
    const {steps} = describeCharacter(tables, {...character, rolled});
    const [field] = steps[2]?.fields ?? [];
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.map(({label}) => label)).toContainEqual(
      expect.stringMatching(/^Oathsworn \(An Oathsworn needs Charisma/),
    );
  });

  it('says which armor keeps the class from casting', () => {
    const {steps} = describeCharacter(tables, getReady('Maren').character);
    const armor = steps[7]?.fields.find(({id}) => id === 'armor');
    const labels =
      armor?.kind === 'choice' ? armor.options.map(({label}) => label) : [];
    expect(labels).toContain('Clothes: 0 marks, 4 lb');
    expect(labels).toContain(
      'Leather: 60 marks, 14 lb (A Wizard casts nothing in armor above Soak 0.)',
    );
  });

  it.each([
    [1, [{id: 'class', level: 2, sides: 10}]],
    [9, [{id: 'class', level: 10, sides: 10}]],
    [10, [{id: 'class', level: 11}]],
    [20, []],
  ])('rises from level %i by %j', (level, levelUps) => {
    const {character} = getReady('Odo');
    expect(describeCharacter(tables, {...character, level}).levelUps).toEqual(
      levelUps,
    );
  });

  it('has the motes of a mage, as printed', () => {
    const {steps} = describeCharacter(tables, getReady('Maren').character);
    expect(steps[3]?.sums.find(({name}) => name === 'Motes')?.total).toBe(6);
    const odo = describeCharacter(tables, getReady('Odo').character);
    expect(odo.steps[3]?.sums.some(({name}) => name === 'Motes')).toBe(false);
  });
});
