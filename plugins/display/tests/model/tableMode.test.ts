import {readTableMode, writeTableStyle} from '../../model/tableMode';

describe('the stored state of table mode', () => {
  it.each(['on', 'red'] as const)('says that it is %s', (mode) => {
    expect(readTableMode(writeTableStyle(mode, ':root{}'))).toBe(mode);
  });

  it.each([
    ['nothing is stored', undefined],
    ['storage has no such name', null],
    ['it is of an unknown look', '/*blue*/:root{}'],
    ['something else is stored there', ':root{} /*on*/'],
  ])('counts as off if %s', (_, stored) => {
    expect(readTableMode(stored)).toBe('off');
  });
});
