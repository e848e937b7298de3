import {isNumberColumn, numberFormat, parseNumber} from '../workbooks/columns';

describe('the content of a workbook', () => {
  it.each([
    ['1,200', 1200],
    ['0.5', 0.5],
    ['+2', 2],
    ['−3', -3],
    ['12000', 12_000],
    ['0', 0],
  ])('%s is a number', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each([
    '',
    '—',
    '1d4',
    '5; thrown 10',
    '2–4',
    '007',
    '12,00',
    '10 lb',
    '100 × character level',
  ])('%s stays text', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('has numbers in a column only if it contains nothing else', () => {
    expect(isNumberColumn(['1', '—', '2,400', ''])).toBe(true);
    expect(isNumberColumn(['5', '5; thrown 10'])).toBe(false);
    expect(isNumberColumn(['—', ''])).toBe(false);
  });

  it('shows numbers in the format of the page', () => {
    expect(numberFormat(['+1', '+2'])).toBe('+0;−0;0');
    expect(numberFormat(['0', '1,200'])).toBe('#,##0');
    expect(numberFormat(['0.5', '3'])).toBe('General');
  });
});
