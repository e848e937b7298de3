import {pageAddress} from '../../../../src/shared/model/pageAddress';

describe('the address of a page in its area', () => {
  it.each([
    ['Class and Multi Class.md', '/class-and-multi-class.html'],
    ['Magika (Goblin).md', '/magika-goblin.html'],
    ['Lor_Aserion.md', '/lor-aserion.html'],
    ['XP Master.md', '/xp-master.html'],
    ['Coins of the Realms v2.md', '/coins-of-the-realms-v2.html'],
  ])('of the file %s is %s', (file, address) => {
    expect(pageAddress(file)).toBe(address);
  });

  it.each([
    ['an index page ends in a slash', 'index.md', '/'],
    ['an index page in upper case ends in a slash', 'INDEX.MD', '/'],
    ['the index of a folder ends in a slash', 'maps/index.md', '/maps/'],
    [
      'folders are spelled like pages',
      'The Maps/Old_Ones/Great North.md',
      '/the-maps/old-ones/great-north.html',
    ],
    [
      'a name that begins with index is a page',
      'index-of-spells.md',
      '/index-of-spells.html',
    ],
    ['a dot in a name parts words', 'naming.v2.md', '/naming-v2.html'],
  ])('%s', (_, file, address) => {
    expect(pageAddress(file)).toBe(address);
  });
});
