import {dyes, fill, line, part, placed} from './pen';

/** A Gate that leans, open by a finger's breadth, and bare footprints that lead away. */
export const leaningGate = `<g transform="rotate(-5 0 372)">${part('M-110 372V176A110 116 0 0 1 110 176V372H70V180A70 74 0 0 0-70 180V372Z', dyes.stone)}${fill('M-70 372V180A70 74 0 0 1 70 180V372Z', dyes.shade)}${fill('M-3 372V110H5V372Z', 'rgb(250 240 206)')}</g>${[
  0, 1, 2, 3, 4, 5,
]
  .map(
    (index) =>
      `<ellipse cx="${110 + index * 46}" cy="${380 + (index % 2) * 12}" rx="11" ry="4" fill="${dyes.dim}" fill-opacity=".8"/>`,
  )
  .join('')}`;

/** A round lock of bronze, taller than a person's hip, and an open box that is empty. */
export const lockAndBox =
  part('M-110 262a90 90 0 1 1 180 0a90 90 0 1 1-180 0Z', dyes.brass) +
  line(
    'M-86 262a66 66 0 1 1 132 0a66 66 0 1 1-132 0M-20 172V190M-20 334V352M-110 262H-92M52 262H70M-84 198L-71 211M44 326L31 313M44 198L31 211M-84 326L-71 313',
    dyes.ink,
    3,
  ) +
  fill(
    'M-32 252a12 12 0 1 1 24 0Q-8 262-14 266L-10 300H-30L-26 266Q-32 262-32 252Z',
    dyes.ink,
  ) +
  part('M-70 350H30V372H-70Z', dyes.wood) +
  part('M180 320H290V372H180Z', dyes.wood) +
  part('M180 318L196 262H306L290 318Z', dyes.plank) +
  fill('M190 322H280V334H190Z', dyes.ink);

/** A drained dam with a stone door at its foot. */
export const dam =
  part('M-390 120H390L370 372H-370Z', 'rgb(176 156 120)') +
  line('M-386 170H386M-382 220H382M-378 270H378M-374 320H374', dyes.shade, 2) +
  line(
    'M-200 120V170M0 120V170M200 120V170M-100 170V220M100 170V220M-220 220V270M220 220V270M-300 270V320M300 270V320',
    dyes.shade,
    2,
  ) +
  part('M-80 372V230A80 70 0 0 1 80 230V372Z', dyes.stone) +
  part('M-56 372V236A56 50 0 0 1 56 236V372Z', dyes.shade) +
  line('M0 188V372M-56 290H56', dyes.ink, 3);

/** A shut Gate at the right, for those who touch it. */
export const gateAtTheSide = placed(
  470,
  0,
  part(
    'M-110 372V176A110 110 0 0 1 110 176V372H70V180A70 70 0 0 0-70 180V372Z',
    dyes.stone,
  ) +
    part('M-70 372V180A70 70 0 0 1 70 180V372Z', dyes.shade) +
    line('M0 110V372M-70 220H70M-70 300H70', dyes.ink, 3),
);

/** A table with two mugs before a window of small panes. */
export const innTable =
  part('M-90 110H90V230H-90Z', 'rgb(226 212 168)') +
  line('M-90 150H90M-90 190H90M-30 110V230M30 110V230', dyes.wood, 4);

/** The table itself, in front of those who sit at it. */
export const tableFront =
  part(
    'M-150 300H150V314H-150ZM-130 314H-112V384H-130ZM112 314H130V384H112Z',
    dyes.wood,
  ) +
  part('M-70 268H-42V300H-70ZM36 268H64V300H36Z', dyes.steel) +
  line('M-42 276Q-28 284-42 292M64 276Q78 284 64 292', dyes.ink, 4);

/** A door with two steps, and a lamp beside it. */
export const houseDoor =
  part('M40 372V150H230V372Z', 'rgb(176 160 140)') +
  part('M84 372V190A50 44 0 0 1 186 190V372Z', 'rgb(70 62 60)') +
  part('M70 358H200V372H70Z', dyes.stone) +
  line('M20 372V120', dyes.ink, 6) +
  part('M2 96H38L34 124H6Z', dyes.brass);
