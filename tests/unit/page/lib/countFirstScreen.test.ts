import {
  countFirstScreen,
  type Block,
} from '../../../../src/page/lib/countFirstScreen';

function text(characters: number): Block {
  return {characters, lines: 1};
}

function table(lines: number): Block {
  return {characters: lines, lines};
}

describe('the part of a page that is rendered first', () => {
  it('fills a screen, including the block that reaches its end', () => {
    expect(
      countFirstScreen([text(1170), text(1169), text(1), text(5000)]),
    ).toBe(3);
    expect(
      countFirstScreen([text(1170), text(1170), text(1), text(5000)]),
    ).toBe(2);
  });

  it('takes half of the last line of a text for missing', () => {
    const lines = {characters: 2100, lines: 10};
    expect(countFirstScreen([lines, text(2400)])).toBe(1);
  });

  it('is the whole page if the rest would not fill another screen', () => {
    expect(countFirstScreen([text(2400), text(2369)])).toBe(2);
    expect(countFirstScreen([text(2400), text(2370)])).toBe(1);
  });

  it('is the whole page if it does not fill the first', () => {
    expect(countFirstScreen([text(10), table(3)])).toBe(2);
    expect(countFirstScreen([])).toBe(0);
  });
});
