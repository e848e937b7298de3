import {
  parseSave,
  SAVE_EXPECTED,
} from '../../../../../src/features/spells/lib/save';

const saves = ['Body', 'Reflex', 'Mind', 'Mana', 'Fate'];
const results = ['half', 'negates', 'partial', 'each turn'];

describe('the save against a spell', () => {
  it.each(saves.flatMap((save) => results.map((result) => [save, result])))(
    'is %s %s',
    (save, result) => {
      const text = `${save} ${result}`;
      expect(parseSave(text)).toEqual({save, result});
    },
  );

  it('does not exist if the spell allows none', () => {
    expect(parseSave('None')).toBeNull();
  });

  it.each([
    '',
    'none',
    'Mind',
    'half',
    'mind half',
    'Mind Half',
    'Will negates',
    'Mind or Mana negates',
    'Mind each',
    'Mind half ',
  ])('cannot be "%s"', (text) => {
    expect(parseSave(text)).toBeUndefined();
  });

  it('is explained with all possible values', () => {
    for (const word of [...saves, ...results]) {
      expect(SAVE_EXPECTED).toContain(word);
    }
  });
});
