import {parseSave} from '../../model/save';

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

  it.each([
    '',
    'none',
    'half',
    'mind half',
    'Will negates',
    'Mind or Mana negates',
    'Mind half ',
  ])('cannot be "%s"', (text) => {
    expect(parseSave(text)).toBeUndefined();
  });
});
