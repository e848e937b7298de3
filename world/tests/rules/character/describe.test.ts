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

  it('says which armor keeps the class from casting', () => {
    const {steps} = describeCharacter(tables, getReady('Maren').character);
    const armor = steps[7]?.fields.find(({id}) => id === 'armor');
    const labels =
      armor?.kind === 'choice' ? armor.options.map(({label}) => label) : [];
    expect(labels).toContain('Clothes: 0 marks, 4 lb');
    expect(labels).toContain(
      'Leather: 60 marks, 14 lb (A Wizard cannot cast in armor above Soak 0.)',
    );
  });
});
