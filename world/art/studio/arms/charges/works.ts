import {
  disc,
  hole,
  line,
  mirrored,
  number,
  range,
  rope,
  shape,
  type Figure,
} from './figure';

const ARCHES = range(9);

/** Returns the opening of a bridge's arch. */
function arch(index: number): string {
  const x = number(-30.2 + index * 6.9);
  return `M${x} 19V5a2.600 3.600 0 0 1 5.200 0V19Z`;
}

/** Buildings and ships. */
export const works = {
  door: {
    one: 'a door',
    many: 'doors',
    draw: ({main, detail}) =>
      shape('M-30 46V-16Q-30-46 0-46Q30-46 30-16V46Z', main) +
      line('M-15-40V46M0-46V46M15-40V46', detail, 1.2) +
      line('M-27-24H-8M-27 30H-8M8-24H27M8 30H27', detail, 2.4),
  },
  gate: {
    one: 'a Gate, its leaves ajar,',
    many: 'Gates',
    plainOne: 'a stone Gate with its leaves ajar',
    draw: ({main, detail}) =>
      shape('M-44 46V-4A44 44 0 0 1 44-4V46H28V-4A28 28 0 0 0-28-4V46Z', main) +
      mirrored(
        shape('M5 44V-26Q24-20 24-2V46Z', main) +
          line(
            'M28-4H44M28 14H44M28 30H44M22-22L34-32M9-31L14-45',
            detail,
            1.8,
          ) +
          line('M10-12L19-8M10 30L19 31', detail, 1.6),
      ) +
      shape('M-50 46H50V50H-50Z', main),
  },
  bridge: {
    one: 'a bridge of nine arches',
    many: 'bridges',
    draw: ({main, detail}) =>
      shape('M-52-8Q0-16 52-8V20H-52Z', main) +
      ARCHES.map((index) => hole(arch(index), detail)).join('') +
      line('M-52-3Q0-11 52-3', detail, 1) +
      mirrored(
        shape('M24-30H27V-27H30V-30H34V-27H37V-30H40V-2H24Z', main) +
          line('M32-21V-15', detail, 2.4),
      ),
  },
  longship: {
    one: 'a longship under sail',
    many: 'longships',
    draw: ({main, detail}) =>
      shape('M-2 12V-48H2V12Z', main) +
      shape('M-27-42H27Q34-20 27-4Q0 3-27-4Q-20-20-27-42Z', main) +
      line('M-13-42Q-7-20-13-1M0-42V0M13-42Q19-20 13-1', detail, 2.2) +
      shape(
        'M-49-14Q-38-12-37 2Q-34 10-26 11H26Q34 10 37 2Q38-12 49-14Q45-6 45 6Q40 36 0 36Q-40 36-45 6Q-45-6-49-14Z',
        main,
      ) +
      hole([-24, -12, 0, 12, 24].map((x) => disc(x, 19, 4.2)).join(''), detail),
  },
  skyship: {
    one: 'a skyship',
    many: 'skyships',
    draw: ({main, detail}) =>
      shape('M-42 8H44Q40 32 8 34H-18Q-38 30-42 8Z', main) +
      shape('M-16 34L14 34L4 48Z', main) +
      shape('M-18 6V-46H-14V6ZM14 6V-42H18V6Z', main) +
      shape('M-38-2Q-30-22-36-40Q-14-46 2-38Q-4-20-2 0Q-20 6-38-2Z', main) +
      shape('M6-2Q12-20 8-36Q26-42 42-34Q36-18 40 0Q22 5 6-2Z', main) +
      line('M-35-20Q-14-26-2-18M9-19Q26-24 40-16M-36 16Q0 24 40 16', detail, 2),
  },
  barge: {
    one: 'a barge',
    many: 'barges',
    draw: ({main, detail}) =>
      rope('M22-46L38 26', main, 3.6) +
      shape('M-24-4V-22Q-6-34 12-22V-4Z', main) +
      line('M-12-6V-27M0-6V-27', detail, 2) +
      shape('M-50-8L-40-4H40L50-8Q46 24 28 26H-28Q-46 24-50-8Z', main) +
      line('M-42 8Q0 14 42 8', detail),
  },
  mountain: {
    one: 'a mountain of three peaks',
    many: 'mountains',
    draw: ({main, detail}) =>
      shape('M-56 60L-28-4L-14 18L2-38L18 10L30-12L56 60Z', main) +
      line(
        'M-28-4L-24 14L-31 22M2-38L6-14L-4-4L2 14M30-12L27 4L36 14',
        detail,
        1.8,
      ),
  },
} as const satisfies Readonly<Record<string, Figure>>;
