import {
  listCities,
  listCoins,
  coinsText,
  computeOffer,
  sumText,
} from '../../model/coins';
import fc from '../../../../tests/support/properties';
import {readDataFile} from '../../../../tests/support/sheets';

const coins = listCoins(readDataFile('world-info/coins.csv'));
const exchange = readDataFile('world-info/peoples/exchange.csv');

function coin(name: string) {
  return coins.find((each) => each.name === name) ?? {name, bits: 0};
}

describe('a sum of coins', () => {
  it.each([
    [3000, '15 crowns'],
    [2900, '14 crowns and 10 marks'],
    [211, '1 crown, 1 mark and 1 bit'],
    [9, '9 bits'],
    [0, '0 bits'],
    [1_000_000, '5,000 crowns'],
  ])('of %i bits is %s', (bits, text) => {
    expect(sumText(bits)).toBe(text);
  });

  it('is worth as much as its coins', () => {
    const worth = {crown: 200, mark: 10, bit: 1};
    fc.assert(
      fc.property(fc.nat({max: 10_000_000}), (bits) => {
        const parts = sumText(bits)
          .replaceAll(',', '')
          .matchAll(/(?<count>\d+) (?<name>crown|mark|bit)/g);
        const sum = [...parts].reduce(
          (total, {groups}) =>
            total +
            Number(groups?.['count']) *
              worth[groups?.['name'] as keyof typeof worth],
          0,
        );
        expect(sum).toBe(bits);
      }),
    );
  });

  it.each([
    [1, 'leaf', '1 leaf'],
    [2, 'leaf', '2 leaves'],
    [1200, 'tooth', '1,200 teeth'],
    [25, 'ring', '25 rings'],
  ])('of %i %s is written "%s"', (amount, name, text) => {
    expect(coinsText(amount, coin(name))).toBe(text);
  });
});

describe('a money changer', () => {
  it('pays for the horse in the page’s example what the page says', () => {
    expect(
      computeOffer(exchange, 'Vell', {coin: coin('ring'), amount: 25}),
    ).toEqual({kind: 'paid', rate: 116, bits: 2900});
  });

  it('keeps a twentieth of more than a hundred pieces', () => {
    const of = (amount: number) =>
      computeOffer(exchange, 'Vell', {coin: coin('ring'), amount});
    expect(of(100)).toMatchObject({bits: 11_600});
    expect(of(200)).toMatchObject({bits: 22_040});
  });

  it('accepts a leaf only in Emeraldine', () => {
    const taking = listCities(exchange).filter(
      (city) =>
        computeOffer(exchange, city, {coin: coin('leaf'), amount: 1}).kind !==
        'refused',
    );
    expect(taking).toEqual(['Emeraldine']);
  });

  it('is not needed for the four coins of all mints', () => {
    expect(
      computeOffer(exchange, 'Toros', {coin: coin('mark'), amount: 3}),
    ).toEqual({kind: 'worth', bits: 30});
  });
});
