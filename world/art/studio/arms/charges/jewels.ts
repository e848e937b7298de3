import {at, disc, line, rope, shape, star, type Figure} from './figure';

/** Rings, stones, and stars. */
export const jewels = {
  rings: {
    one: 'three rings interlaced',
    many: 'knots of rings',
    draw: ({main}) =>
      [
        [0, -18],
        [-18, 13],
        [18, 13],
      ]
        .map(([x = 0, y = 0]) => rope(disc(x, y, 25), main, 7))
        .join('') + rope('M-14.500-38.500A25 25 0 0 0-23.600-9.800', main, 7),
  },
  ring: {
    one: 'an annulet',
    many: 'annulets',
    plainOne: 'a ring',
    plainMany: 'rings',
    draw: ({main}) => rope(disc(0, 0, 32), main, 13),
  },
  gapRing: {
    one: 'an annulet with a gap',
    many: 'annulets with a gap',
    plainOne: 'a ring with a gap',
    draw: ({main}) =>
      rope(`M${at(0.44, 40)}A40 40 0 1 1 ${at(0.36, 40)}`, main, 9),
  },
  bezant: {
    one: 'a bezant',
    many: 'bezants',
    plainOne: 'a disc',
    plainMany: 'discs',
    draw: ({main}) => shape(disc(0, 0, 40), main),
  },
  emerald: {
    one: 'an emerald',
    many: 'emeralds',
    draw: ({main, detail}) =>
      shape('M-18-46H18L34-30V30L18 46H-18L-34 30V-30Z', main) +
      line(
        'M-11-30H11L20-20V20L11 30H-11L-20 20V-20ZM-18-46L-11-30M18-46L11-30M34-30L20-20M34 30L20 20M18 46L11 30M-18 46L-11 30M-34 30L-20 20M-34-30L-20-20',
        detail,
        1.6,
      ),
  },
  mullet: {
    one: 'a mullet of eight points',
    many: 'mullets of eight points',
    plainOne: 'a star',
    plainMany: 'stars',
    draw: ({main}) => shape(star(8, 46, 18), main),
  },
} as const satisfies Readonly<Record<string, Figure>>;
