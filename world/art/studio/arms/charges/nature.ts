import {
  at,
  disc,
  hole,
  line,
  mirrored,
  placed,
  range,
  rope,
  shape,
  type Figure,
} from './figure';

/** Draws one side of a laurel wreath. */
function laurel(main: string): string {
  const leaf = 'M0 0Q9-6 7-19Q-5-13 0 0Z';
  return range(7)
    .map((index) => {
      const turn = 0.47 - index * 0.062;
      const [x = 0, y = 0] = at(turn, 42).split(' ').map(Number);
      return (
        placed(shape(leaf, main), [x, y, turn * 360 - 100, 0.95]) +
        placed(shape(leaf, main), [x, y, turn * 360 - 22, 0.8])
      );
    })
    .join('');
}

/** Draws an ear of wheat in a sheaf, at an angle in degrees. */
function ear(lean: number, {main, detail}: {main: string; detail: string}) {
  const grain = shape('M0-22Q9-31 0-50Q-9-31 0-22Z', main);
  return placed(
    rope('M0 8V-22', main, 3) +
      grain +
      line('M0-26V-44M-3-30L0-27L3-30M-3-38L0-35L3-38', detail, 1.2),
    [0, 4, lean],
  );
}

/** Returns a straight or wavy ray of a sun. */
function ray(index: number): string {
  return index % 2 === 0
    ? 'M-5.500-22L0-50L5.500-22Z'
    : 'M-4-22Q-9-32-2-38Q2-42-1-47Q8-41 5-33Q3-29 4-22Z';
}

/** Plants, fire, and celestial bodies. */
export const nature = {
  eye: {
    one: 'an eye',
    many: 'eyes',
    draw: ({main, detail}) =>
      shape('M-46 0Q0-44 46 0Q0 44-46 0Z', main) +
      hole(disc(0, 0, 17), detail) +
      hole(disc(0, 0, 7), main),
  },
  crystal: {
    one: 'a snow crystal',
    many: 'snow crystals',
    draw: ({main}) =>
      range(6)
        .map((arm) =>
          placed(
            rope(
              'M0 0V-46M0-26L-12-38M0-26L12-38M0-38L-7-46M0-38L7-46',
              main,
              5,
            ),
            [0, 0, arm * 60],
          ),
        )
        .join('') + shape(disc(0, 0, 23), main),
  },
  bolt: {
    one: 'a thunderbolt fesswise',
    many: 'thunderbolts fesswise',
    plainOne: 'a lightning bolt laid level',
    plainMany: 'lightning bolts laid level',
    draw: ({main}) =>
      shape(
        'M-50 0L-30-15V-6H-13L-5-20L7 1L13-10H30V-15L50 0L30 15V6H21L8 22L-6-1L-10 8H-30V15Z',
        main,
      ),
  },
  leaf: {
    one: 'an oak leaf',
    many: 'oak leaves',
    draw: ({main, detail}) =>
      shape(
        'M-2 49L-2 35C-15 41-21 33-17 25C-31 27-35 14-25 6C-37 2-35-13-23-15C-28-27-16-35-9-29C-9-43 0-49 0-49C0-49 9-43 9-29C16-35 28-27 23-15C35-13 37 2 25 6C35 14 31 27 17 25C21 33 15 41 2 35L2 49Z',
        main,
      ) +
      line(
        'M0 40V-38M0 26L13 19M0 26L-13 19M0 8L18 0M0 8L-18 0M0-10L15-18M0-10L-15-18',
        detail,
        1.6,
      ),
  },
  flame: {
    one: 'a flame',
    many: 'flames',
    draw: ({main, detail}) =>
      shape(
        'M4-50C12-24 36-14 32 18C29 39 15 49 0 49C-17 49-32 37-32 16C-32-4-19-8-18-28C-8-18-7-8-9 2C3-6 8-26 4-50Z',
        main,
      ) +
      hole(
        'M2 0C6 13 19 17 15 32C12 41 6 44 0 44C-9 44-15 38-14 29C-13 18-1 15 2 0Z',
        detail,
      ),
  },
  drop: {
    one: 'a drop',
    many: 'drops',
    draw: ({main}) =>
      shape('M0-46C6-18 28-2 28 18A28 28 0 0 1-28 18C-28-2-6-18 0-46Z', main),
  },
  sun: {
    one: 'a sun in splendor',
    many: 'suns in splendor',
    plainOne: 'a sun',
    draw: ({main, detail}) =>
      range(16)
        .map((index) => placed(shape(ray(index), main), [0, 0, index * 22.5]))
        .join('') +
      shape(disc(0, 0, 24), main) +
      line(disc(0, 0, 18), detail, 1.4),
  },
  garb: {
    one: 'a garb',
    many: 'garbs',
    plainOne: 'a sheaf of wheat',
    draw: (paints) =>
      [-34, 34, -22, 22, -11, 11, 0].map((lean) => ear(lean, paints)).join('') +
      shape(
        'M-26 50Q-14 24-9 10H9Q14 24 26 50L12 44L0 50L-12 44Z',
        paints.main,
      ) +
      shape('M-14 2H14V13H-14Z', paints.main) +
      line('M-9 20L-14 36M0 20V40M9 20L14 36', paints.detail, 1.6),
  },
  wreath: {
    one: 'a wreath of laurel',
    many: 'wreaths of laurel',
    draw: ({main}) =>
      mirrored(laurel(main)) + rope('M-6 46Q0 38 6 46', main, 3),
  },
  tree: {
    one: 'an oak',
    many: 'oaks',
    draw: ({main, detail}) =>
      shape(
        'M-6 8H6Q6 32 22 48Q10 44 4 46L0 50L-4 46Q-10 44-22 48Q-6 32-6 8Z',
        main,
      ) +
      shape(
        'M-6 22C-18 30-34 24-34 12C-50 8-48-14-34-16C-34-34-14-40-6-32C2-48 26-44 28-30C44-30 50-10 38-4C44 14 24 26 10 18Q4 26-6 22Z',
        main,
      ) +
      line(
        'M-22-2Q-14-10-6-2M2-16Q10-24 18-16M10 4Q18-4 26 2M-14-20Q-8-26-2-22',
        detail,
        2,
      ),
  },
} as const satisfies Readonly<Record<string, Figure>>;
