import {parseFoes} from '../../model/encounter';
import {makeFighter} from '../fighters';

const foes = ['Wolf', 'White bear', 'Bridge troll'].map((name) =>
  makeFighter(name),
);

/** Foes as they were read: number, kind, and the name of their own. */
function read(text: string) {
  const parsed = parseFoes(text, foes);
  return parsed.ok
    ? parsed.groups.map(({count, fighter, name}) => [count, fighter.name, name])
    : parsed.fault;
}

describe('foes as authors write them', () => {
  it('are numbers and names, with semicolons between', () => {
    expect(read('2 Wolf; White bear')).toEqual([
      [2, 'Wolf', undefined],
      [1, 'White bear', undefined],
    ]);
  });

  it('are found however they are capitalized', () => {
    expect(read('3 wolf')).toEqual([[3, 'Wolf', undefined]]);
  });

  it('may have a name of their own, if there is one of them', () => {
    expect(read('White bear (Old Snow)')).toEqual([
      [1, 'White bear', 'Old Snow'],
    ]);
    expect(read('2 Wolf (Fang)')).toEqual({
      found: 'one name for 2 foes',
      expected: 'a name only if there is one foe',
      perhaps: undefined,
    });
  });

  it.each([
    ['2 Wold', 'Wolf'],
    ['Troll', 'Bridge troll'],
    ['2 Wolf; 2 bears', 'White bear'],
    ['Xylophone', undefined],
  ])('are refused where none is called so: %s', (text, perhaps) => {
    expect(read(text)).toMatchObject({expected: 'the name of a foe', perhaps});
  });

  it.each([
    ['0 Wolf', 'the number 0'],
    ['41 Wolf', 'the number 41'],
    ['', '""'],
    ['2 Wolf;', '""'],
  ])('are at least one and no army: %s', (text, found) => {
    expect(read(text)).toMatchObject({found});
    expect(read('40 Wolf')).toEqual([[40, 'Wolf', undefined]]);
  });
});
