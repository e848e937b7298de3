import {dyes, fill, inRow, line, part, placed} from './pen';

/** Things for the road in a row: pack, bedroll, waterskin, rope, pot, torches, lantern, arrows, and snowshoes. */
export const gear = inRow(
  [
    part('M-40-92Q-46 0-34 0H34Q46 0 40-92Q0-112-40-92Z', 'rgb(140 108 74)') +
      part('M-42-88Q0-62 42-88L40-48Q0-34-40-48Z', dyes.wood) +
      line('M0-52V-30', dyes.ink, 5),
    `${part(
      'M-46-40Q-46 0-22 0H40V-44H-24Q-46-44-46-40Z',
      'rgb(120 132 120)',
    )}<circle cx="40" cy="-22" r="22" fill="rgb(150 160 146)" stroke="${dyes.ink}" stroke-width="2"/>${line(
      'M40-36a14 14 0 1 1-12 8M-20-44V0M14-44V0',
      dyes.ink,
      3,
    )}`,
    part(
      'M-8-96H8V-78Q38-60 34-22Q28 0 0 0Q-28 0-34-22Q-38-60-8-78Z',
      dyes.cloth,
    ) + line('M-8-92Q-44-120-30-30', dyes.ink, 3),
    `<g fill="none" stroke="rgb(176 146 96)" stroke-width="9"><ellipse cx="0" cy="-12" rx="40" ry="10"/><ellipse cx="0" cy="-28" rx="38" ry="10"/><ellipse cx="0" cy="-44" rx="36" ry="10"/></g>${line(
      'M34-40Q60-30 52 0',
      'rgb(176 146 96)',
      9,
    )}`,
    part('M-36-64H36Q40-8 22-4H-22Q-40-8-36-64Z', 'rgb(86 86 92)') +
      line('M-34-64Q0-128 34-64', dyes.ink, 4),
    line('M-30-4L-14-110M0-4V-116M30-4L14-110', dyes.wood, 9) +
      line('M-16-92L-13-116M0-96V-122M16-92L13-116', dyes.ink, 12) +
      line('M-18-46H18', dyes.cloth, 7),
    part('M-22 0H22V-8H16L20-62H-20L-16-8H-22Z', dyes.steel) +
      fill('M-12-12L-14-56H14L12-12Z', dyes.flame) +
      line('M-18-62Q0-104 18-62', dyes.ink, 4),
    part('M-16-80H18L12 0H-10Z', dyes.wood) +
      line('M-10-80V-128M-2-80V-134M6-80V-130M14-80V-126', dyes.plank, 3) +
      line(
        'M-13-122L-10-128L-7-122M-5-128L-2-134L1-128M3-124L6-130L9-124',
        dyes.cloth,
        4,
      ),
    `<g fill="none" stroke="${dyes.wood}" stroke-width="6"><ellipse cx="-20" cy="-58" rx="20" ry="46"/><ellipse cx="26" cy="-58" rx="20" ry="46"/></g>${line(
      'M-38-72H-2M-40-54H0M-36-36H-4M8-72H44M6-54H46M10-36H42M-20-12V0M26-12V0',
      dyes.dim,
      3,
    )}`,
  ],
  128,
  1.3,
);

/** Prints of boots on soft ground, from the middle to the right. */
export const tracks = [0, 1, 2, 3, 4, 5, 6, 7]
  .map(
    (index) =>
      `<ellipse cx="${40 + index * 66}" cy="${index % 2 === 0 ? 378 : 392}" rx="15" ry="5" fill="${dyes.dim}" fill-opacity=".75"/>`,
  )
  .join('');

/** An anvil on a block, and two swords that hang from a beam. */
export const smithy =
  line('M-300 96H330', dyes.wood, 14) +
  line('M-300 96V372M330 96V372', dyes.wood, 12) +
  [170, 246]
    .map((x) =>
      placed(
        x,
        104,
        line('M0 0V22', dyes.ink, 3) +
          part('M-4 46H4V150L0 164L-4 150Z', dyes.steel) +
          part('M-18 40H18V47H-18ZM-4 22H4V40H-4Z', dyes.wood),
      ),
    )
    .join('') +
  part('M-64 318H32V372H-64Z', dyes.wood) +
  part(
    'M-96 276H44V292Q20 296 16 318H-50Q-54 300-78 296Q-96 292-96 276Z',
    'rgb(86 86 92)',
  );

/** An open chest of coins, with wrought things on both sides of it. */
export const hoard =
  inRow(
    [
      part('M-20 0H20L14-16H-14ZM-6-16H6V-66H-6Z', dyes.steel) +
        fill('M-16-66Q0-108 16-66Q0-56-16-66Z', dyes.flame) +
        line('M-26-66Q0-126 26-66', dyes.ink, 4),
      part('M-6-206L0-226L6-206V-52H-6Z', dyes.steel) +
        part('M-26-52H26V-44H-26ZM-5-44H5V0H-5Z', dyes.wood),
      part('M-52-56a52 52 0 1 1 104 0a52 52 0 1 1-104 0Z', dyes.cloth) +
        part('M-26-84H-2V-24H-26ZM2-84H26V-24H2Z', dyes.wood) +
        line('M-8-54V-48M8-54V-48', dyes.brass, 5),
    ],
    128,
  ).replaceAll('translate(', 'translate(-330 0) translate(') +
  placed(
    0,
    372,
    part('M-110-70H110V0H-110Z', dyes.wood) +
      part('M-110-72Q-120-140-96-150H96Q120-140 110-72Z', dyes.plank) +
      line('M-60-70V0M60-70V0M-66-146V-74M66-146V-74', 'rgb(86 86 92)', 8) +
      fill('M-100-72Q-70-104-30-92Q10-116 50-94Q84-100 100-72Z', dyes.brass) +
      [-70, -34, 4, 38, 72]
        .map(
          (x, index) =>
            `<circle cx="${x}" cy="${index % 2 === 0 ? -82 : -92}" r="9" fill="rgb(222 186 104)" stroke="${dyes.ink}" stroke-width="1.500"/>`,
        )
        .join(''),
  ) +
  inRow(
    [
      part(
        'M-40 0V-14Q-30-24-24-30V-86H4V-30Q6-12 22-10V0Z',
        'rgb(140 108 74)',
      ) + part('M-6 0V-14Q4-24 10-30V-86H38V-30Q40-12 56-10V0Z', dyes.wood),
      part('M-38 0Q-30-20-26-64Q0-104 26-64Q30-20 38 0Z', dyes.brass) +
        line('M-10-88Q0-112 10-88', dyes.ink, 5),
      part(
        'M-16-88H16V-74Q34-64 32-24Q28 0 0 0Q-28 0-32-24Q-34-64-16-74Z',
        dyes.ice,
      ) +
        fill('M-22-22Q0-52 22-22Q12-6 0-6Q-12-6-22-22Z', dyes.water) +
        part('M-20-100H20V-88H-20Z', dyes.wood),
    ],
    128,
  ).replaceAll('translate(', 'translate(330 0) translate(');
