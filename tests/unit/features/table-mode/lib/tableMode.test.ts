import {
  readTableMode,
  writeTableStyle,
} from '../../../../../src/features/table-mode/lib/tableMode';

describe('what is stored of table mode (T9)', () => {
  it.each(['on', 'red'] as const)('says that it is %s', (mode) => {
    expect(readTableMode(writeTableStyle(mode, ':root{}'))).toBe(mode);
  });

  it('is a style sheet as it stands', () => {
    expect(writeTableStyle('red', ':root{}')).toBe('/*red*/:root{}');
  });

  it.each([
    ['nothing is stored', undefined],
    ['storage has no such name', null],
    ['it is of an unknown look', '/*blue*/:root{}'],
    ['something else is stored there', ':root{} /*on*/'],
  ])('counts as off where %s', (_, stored) => {
    expect(readTableMode(stored)).toBe('off');
  });
});
