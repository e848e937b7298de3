import {nearest} from '../../../../src/shared/model/nearest';

const keys = ['title', 'tag', 'order', 'description'];

describe('the nearest name to a misspelled one', () => {
  it.each([
    ['titel', 'title'],
    ['orderr', 'order'],
    ['desciption', 'description'],
    ['TITLE', 'title'],
    ['order', 'order'],
    ['tags', 'tag'],
  ])('by %s is %s', (word, meant) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  it('may be two edits away in a short word, but not three', () => {
    expect(nearest('abc', ['axy'])).toBe('axy');
    expect(nearest('abc', ['xyz'])).toBeUndefined();
  });

  it('may be four edits away in ten letters, but not five', () => {
    expect(nearest('abcdefghij', ['abcdefWXYZ'])).toBe('abcdefWXYZ');
    expect(nearest('abcdefghij', ['abcdeVWXYZ'])).toBeUndefined();
  });
});
