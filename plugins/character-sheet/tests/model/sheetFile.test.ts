import {readSheetFile, writeSheetFile} from '../../model/sheetFile';
import type {AnyCharacter} from '../../model/sheetRules';

const odo = {name: 'Odo'} as unknown as AnyCharacter;

function isCharacter(value: unknown): value is AnyCharacter {
  return JSON.stringify(value) === JSON.stringify(odo);
}

/** Rules whose first version called a name a title. */
const rules = {
  version: 2,
  isCharacter,
  migrate: (value: unknown) =>
    JSON.stringify(value) === '{"title":"Odo"}' ? odo : value,
};

describe('the file of a character', () => {
  it('reads back equal', () => {
    expect(readSheetFile(rules, writeSheetFile(rules, odo))).toEqual({
      character: odo,
    });
  });

  it.each([
    ['is no JSON', '{"format": "char', 'damaged'],
    ['is of another kind', '{"format": "desk", "version": 1}', 'damaged'],
    ['is of a newer site', '{"format": "character", "version": 3}', 'newer'],
    ['has no character', '{"format": "character", "version": 1}', 'damaged'],
    [
      'has a character of another game',
      '{"format": "character", "version": 1, "character": {"name": "Bo"}}',
      'damaged',
    ],
  ])('says that it %s', (_, file, fault) => {
    expect(readSheetFile(rules, file)).toEqual({fault});
  });

  it('of an earlier version is brought up to date', () => {
    const file =
      '{"format": "character", "version": 1, "character": {"title": "Odo"}}';
    expect(readSheetFile(rules, file)).toEqual({character: odo});
  });
});
