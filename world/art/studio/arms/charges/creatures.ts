import {
  at,
  disc,
  hole,
  line,
  mirrored,
  range,
  shape,
  type Figure,
} from './figure';

const LEG_ENDS = [
  'M8-8L28-26L36-48',
  'M10-2L36-12L48-30',
  'M10 4L36 12L47 32',
  'M8 10L27 26L32 48',
] as const;

/** Animals, and their parts. */
export const creatures = {
  gull: {
    one: 'a gull displayed',
    many: 'gulls displayed',
    plainOne: 'a gull with its wings spread',
    draw: ({main, detail}) =>
      shape(
        'M-6-12C-14-28-32-34-50-20C-40-18-36-10-33-3C-28-6-24-2-21 6C-16 2-12 7-10 15L-13 40L-5 34L0 42L5 34L13 40L10 15C12 7 16 2 21 6C24-2 28-6 33-3C36-10 40-18 50-20C32-34 14-28 6-12Q9-22 4-27L-2-32L-10-28L-5-25Q-9-20-6-12Z',
        main,
      ) +
      hole(disc(-1, -25, 1.6), detail) +
      line('M-40-18Q-24-20-12-4M40-18Q24-20 12-4M-4 18Q0 22 4 18', detail, 1.6),
  },
  spider: {
    one: 'a spider',
    many: 'spiders',
    draw: ({main, detail}) =>
      mirrored(LEG_ENDS.map((leg) => line(leg, main, 5)).join('')) +
      line('M0-20V-60', main, 2) +
      shape(
        'M0-2C17-2 20 16 16 28Q8 42 0 42Q-8 42-16 28C-20 16-17-2 0-2Z',
        main,
      ) +
      shape(disc(0, -10, 12), main) +
      hole(disc(-5, -14, 2) + disc(5, -14, 2), detail) +
      line('M0 8L6 18L0 28L-6 18Z', detail, 2),
  },
  wings: {
    one: 'a pair of wings',
    many: 'pairs of wings',
    draw: ({main, detail}) =>
      mirrored(
        shape(
          'M-3 42C-5 16-7-8-14-42C-32-38-48-16-50 6L-41 1Q-46 14-44 25L-35 15Q-37 27-33 36L-24 24Q-22 36-3 42Z',
          main,
        ) +
          line(
            'M-10-22Q-26-16-35 4M-9-8Q-22-2-30 16M-7 8Q-15 12-21 25',
            detail,
            1.8,
          ),
      ),
  },
  web: {
    one: 'a spider’s web',
    many: 'spider’s webs',
    draw: ({main}) => {
      const spokes = range(8).map((spoke) => `M0 0L${at(spoke / 8, 62)}`);
      const rounds = [12, 22, 33, 45].map((reach) =>
        range(8)
          .map(
            (side) =>
              `M${at(side / 8, reach)}Q${at((side + 0.5) / 8, reach * 0.78)} ${at((side + 1) / 8, reach)}`,
          )
          .join(''),
      );
      return line([...spokes, ...rounds].join(''), main, 1.5);
    },
  },
  tooth: {
    one: 'a tooth',
    many: 'teeth',
    draw: ({main, detail}) =>
      shape(
        'M-18-36Q-8-48 0-42Q8-48 18-36Q22-8 5 42Q0 52-5 42Q-22-8-18-36Z',
        main,
      ) + line('M-16-22Q0-14 16-22', detail, 2),
  },
  tusk: {
    one: 'a tusk',
    many: 'tusks',
    draw: ({main, detail}) =>
      shape('M-26-42Q-4-50 6-36Q30 2-4 50Q-8 52-9 47Q2 6-26-42Z', main) +
      line('M-19-33Q-6-36 4-28M-14-24Q-4-26 5-20', detail, 2),
  },
  egg: {
    one: 'an egg',
    many: 'eggs',
    draw: ({main, detail}) =>
      shape(
        'M0-40C21-40 31-6 31 10A31 29 0 0 1-31 10C-31-6-21-40 0-40Z',
        main,
      ) + line('M-18 0Q-16-18-8-26', detail, 2),
  },
} as const satisfies Readonly<Record<string, Figure>>;
