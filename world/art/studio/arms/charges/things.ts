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

const CUP = 'M-18-20H18Q19 6 5 11V22H14V29H-14V22H-5V11Q-19 6-18-20ZM-18-14H18';

/** Returns a ring with an edge of small clouds. */
function billows(reach: number, count: number, bulge: number): string {
  const arcs = range(count).map(
    (index) => `A${bulge} ${bulge} 0 0 1 ${at((index + 1) / count, reach)}`,
  );
  return `M${at(0, reach)}${arcs.join('')}Z`;
}

function spiral(turns: number, reach: number): string {
  const steps = range(turns * 24 + 1).map((step) =>
    at(step / 24, (step / (turns * 24)) * reach),
  );
  return `M${steps.join('L')}`;
}

/** Objects made by hand. */
export const things = {
  bar: {
    one: 'a bar couped',
    many: 'bars couped',
    plainOne: 'a bar',
    draw: ({main}) =>
      shape('M-30-5H30V5H-30Z', main) +
      shape('M-22-9H-16V9H-22ZM16-9H22V9H16Z', main),
  },
  hammer: {
    one: 'a hammer',
    many: 'hammers',
    draw: ({main, detail}) =>
      shape('M-6-16H6V46Q0 50-6 46Z', main) +
      shape('M-32-40H20Q30-38 36-24Q28-18 20-12H-32Z', main) +
      line('M-24-40V-12M-5 34H5M-5 39H5', detail),
  },
  smokeRing: {
    one: 'a ring of smoke',
    many: 'rings of smoke',
    draw: ({main}) =>
      shape(`${billows(41, 13, 11)}${billows(29, 13, 7)}`, main),
  },
  cups: {
    one: 'two cups, the upper pouring into the lower,',
    many: 'pairs of cups',
    plainOne: 'two cups, one poured into the other',
    draw: ({main, detail}) =>
      rope('M3-17Q20-12 20 8', main, 5) +
      placed(
        shape(CUP, main) + line('M-12-8Q0-4 12-8', detail),
        [-16, -22, 66, 0.95],
      ) +
      placed(
        shape(CUP, main) + line('M-12-8Q0-4 12-8', detail),
        [17, 24, 0, 0.95],
      ),
  },
  mask: {
    one: 'a smiling mask',
    many: 'smiling masks',
    draw: ({main, detail}) =>
      shape(
        'M-38-38Q-18-48 0-40Q18-48 38-38Q44 2 26 30Q0 54-26 30Q-44 2-38-38Z',
        main,
      ) +
      mirrored(
        hole('M-29-10Q-18-26-6-11Q-17-17-29-10Z', detail) +
          line('M-29-23Q-19-32-8-25', detail),
      ) +
      hole('M-23 11Q0 42 23 11Q0 27-23 11Z', detail) +
      line('M0-10Q-3 2-5 6Q0 9 5 6', detail),
  },
  lantern: {
    one: 'a lantern with its door open',
    many: 'lanterns',
    plainMany: 'lanterns',
    draw: ({main, detail}) =>
      rope('M-7-44a7 7 0 1 1 14 0', main, 2.4) +
      shape('M-24-22Q-16-30-8-42H8Q16-30 24-22Z', main) +
      shape('M-20-22H20V32H-20ZM-13-15H13V25H-13Z', main) +
      hole('M-13-15H13V25H-13Z', detail) +
      shape('M1-8C9 4 11 10 8 17Q0 24-7 17C-11 8-1 4 1-8Z', main) +
      shape('M20-20L43-8V42L20 31ZM25-9L38-2V33L25 26Z', main) +
      shape('M-27 32H27V40H-27Z', main),
  },
  horn: {
    one: 'a curved horn',
    many: 'curved horns',
    draw: ({main, detail}) =>
      line('M-30-20Q-4-52 28 4', main, 2.6) +
      shape(
        'M-48-20Q-34-28-18-22Q-20 4-2 10Q16 14 34-8L42-2Q26 36-6 36Q-42 32-48-20Z',
        main,
      ) +
      shape('M32-12L38-20L50-8L44 0Z', main) +
      line('M-46-10Q-33-17-19-12M-13 32Q-9 20-8 8M14 30Q14 18 10 11', detail),
  },
  wheel: {
    one: 'a potter’s wheel',
    many: 'potter’s wheels',
    draw: ({main, detail}) =>
      shape('M-7 24H7L11 42H22V49H-22V42H-11Z', main) +
      shape(disc(0, -8, 37), main) +
      line(disc(0, -8, 32), detail, 1.6),
  },
  spiral: {
    one: 'a spiral',
    many: 'spirals',
    draw: ({main}) =>
      `<g transform="translate(0 -20)">${line(spiral(3, 62), main, 10)}</g>`,
  },
  tablet: {
    one: 'a tablet of the law',
    many: 'tablets of the law',
    draw: ({main, detail}) =>
      shape('M-30 46V-18Q-30-46 0-46Q30-46 30-18V46Z', main) +
      line('M-23 41V-17Q-23-39 0-39Q23-39 23-17V41Z', detail, 1.4) +
      line(
        'M-14-22H14M-16-12H8M-16-2H16M-16 8H12M-16 18H16M-16 28H4',
        detail,
        2.8,
      ),
  },
  crown: {
    one: 'a crown',
    many: 'crowns',
    draw: ({main, detail}) =>
      shape(
        'M-36 24L-44-18L-22 2L0-34L22 2L44-18L36 24ZM-36 24H36V36H-36Z',
        main,
      ) +
      [
        [-44, -22],
        [0, -38],
        [44, -22],
      ]
        .map(([x = 0, y = 0]) => shape(disc(x, y, 6), main))
        .join('') +
      hole(
        'M-20 26L-16 30L-20 34L-24 30ZM0 26L4 30L0 34L-4 30ZM20 26L24 30L20 34L16 30Z',
        detail,
      ),
  },
  ladder: {
    one: 'a ladder',
    many: 'ladders',
    draw: ({main}) =>
      rope(
        range(6)
          .map((rung) => `M-13 ${-38 + rung * 15}H13`)
          .join(''),
        main,
        4,
      ) + rope('M-15-50V50M15-50V50', main, 6),
  },
  candle: {
    one: 'a lit candle',
    many: 'lit candles',
    draw: ({main, detail}) =>
      shape('M-8-12H8V32H-8Z', main) +
      shape('M0-48C9-32 9-22 0-17C-9-22-9-32 0-48Z', main) +
      shape('M-28 32H28Q24 44 0 44Q-24 44-28 32Z', main) +
      line('M-8-4Q-2 0-2 8M0-12V-16', detail),
  },
  chisel: {
    one: 'a chisel',
    many: 'chisels',
    draw: ({main}) =>
      shape('M-7-34H7V-4H-7ZM-10-42H10V-34H-10ZM-5-4H5L9 34L0 42L-9 34Z', main),
  },
  scales: {
    one: 'a pair of scales',
    many: 'pairs of scales',
    draw: ({main}) =>
      rope('M0-40V36M-38-28Q0-36 38-28', main, 4.4) +
      mirrored(
        line('M38-28L24 8M38-28L52 8', main, 1.8) +
          shape('M20 8H56Q52 24 38 24Q24 24 20 8Z', main),
      ) +
      shape('M-20 44Q0 26 20 44Z', main) +
      shape(disc(0, -43, 6), main),
  },
  kettle: {
    one: 'a kettle with its smoke',
    many: 'kettles',
    plainOne: 'a kettle with smoke over it',
    draw: ({main, detail}) =>
      rope('M-12-16Q-26-26-12-34T-12-50M12-16Q-2-28 12-36T12-52', main, 4) +
      shape('M-32-2H32Q42 34 18 40H-18Q-42 34-32-2Z', main) +
      shape('M-38-10H38V-1H-38Z', main) +
      shape('M-20 38L-26 50H-18L-10 40ZM20 38L26 50H18L10 40Z', main) +
      line('M-27 8Q-30 24-20 32', detail),
  },
} as const satisfies Readonly<Record<string, Figure>>;
