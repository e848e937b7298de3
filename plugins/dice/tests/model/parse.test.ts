import {MOST, parseDice, type Dice} from '../../model/parse';
import fc from '../../../../tests/support/properties';

const dice = (count: number, sides: number, sign: 1 | -1 = 1) =>
  ({kind: 'dice', sign, count, sides, kept: count, keeps: 'highest'}) as const;
const number = (value: number, sign: 1 | -1 = 1) =>
  ({kind: 'number', sign, value}) as const;

describe('dice as they are written', () => {
  it.each<[string, Dice]>([
    ['d20', [dice(1, 20)]],
    ['2d6', [dice(2, 6)]],
    [' 2d6+3 ', [dice(2, 6), number(3)]],
    ['2d6 + 3', [dice(2, 6), number(3)]],
    ['2d 6', [dice(2, 6)]],
    ['2 d 6+ d %', [dice(2, 6), dice(1, 100)]],
    ['２ｄ６＋３', [dice(2, 6), number(3)]],
    ['Ｄ％　－　１', [dice(1, 100), number(1, -1)]],
    ['1d8 - 1', [dice(1, 8), number(1, -1)]],
    ['d%', [dice(1, 100)]],
    ['2d20+1d6−2', [dice(2, 20), dice(1, 6), number(2, -1)]],
    ['4d6, drop the lowest die', [{...dice(4, 6), kept: 3}]],
    ['3d6 drop highest', [{...dice(3, 6), kept: 2, keeps: 'lowest'}]],
    ['2d20 keep lowest', [{...dice(2, 20), kept: 1, keeps: 'lowest'}]],
    ['2d20 keep highest + 5', [{...dice(2, 20), kept: 1}, number(5)]],
  ])('%s are read', (text, expected) => {
    expect(parseDice(text)).toEqual({ok: true, dice: expected});
  });

  it.each([
    ['', 1, 'the end', 'dice such as 2d6, or a number'],
    ['2d', 2, '"d"', '+, −, or the end'],
    ['2d6+', 5, 'the end', 'dice such as 2d6, or a number'],
    ['2d6 3', 4, '" 3"', '+, −, or the end'],
    ['0d6', 1, '"0d6"', '1 to 100 dice of 2 to 1000 sides'],
    ['101d6', 1, '"101d6"', '1 to 100 dice of 2 to 1000 sides'],
    ['d1001', 1, '"d1001"', '1 to 100 dice of 2 to 1000 sides'],
    ['10000', 1, '"10000"', 'dice such as 2d6, or a number'],
    [
      'd6 drop lowest',
      3,
      '" drop lowest"',
      '1 to 1 dice to keep, or fewer than 1 to drop',
    ],
    [
      '2d6 keep highest 3',
      4,
      '" keep highest 3"',
      '1 to 2 dice to keep, or fewer than 2 to drop',
    ],
  ])('"%s" are refused at place %i', (text, ...[position, found, expected]) => {
    expect(parseDice(text)).toEqual({
      ok: false,
      fault: {position, found, expected},
    });
  });

  it('are either parsed or rejected with a position, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = parseDice(text);
        const place = result.ok ? 1 : result.fault.position;
        expect(place).toBeGreaterThanOrEqual(1);
        expect(place).toBeLessThanOrEqual(text.trim().toLowerCase().length + 1);
      }),
    );
  });

  it('parse to the same dice after they are written', () => {
    const term = fc.oneof(
      fc
        .tuple(
          fc.nat({max: MOST.count - 1}),
          fc.integer({min: 2, max: MOST.sides}),
        )
        .map(([count, sides]) => dice(count + 1, sides)),
      fc.nat({max: MOST.number}).map((value) => number(value)),
    );
    fc.assert(
      fc.property(fc.array(term, {minLength: 1, maxLength: 5}), (terms) => {
        const text = terms
          .map((each) =>
            each.kind === 'dice' ? `${each.count}d${each.sides}` : each.value,
          )
          .join('+');
        expect(parseDice(text)).toEqual({ok: true, dice: terms});
      }),
    );
  });
});
