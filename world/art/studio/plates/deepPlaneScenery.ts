import {hound} from './magicScenery';
import {dyes, fill, line, part} from './pen';
import {behind} from './planeScenery';

/** A small flame that stands on the ground, in units around its foot. */
function flame(x: number, foot: number, size: number): string {
  return `<g transform="translate(${x} ${foot}) scale(${size})">${fill('M-18 0Q-30-44 2-92Q4-60 22-46Q30-20 16 0Z', dyes.flame)}${fill('M-8 0Q-14-26 4-50Q8-30 12-20Q14-8 8 0Z', 'rgb(250 220 130)')}</g>`;
}

/** An elder behind nine veils at banked coals, with a hound at the hem. */
export const nineVeils =
  behind('rgb(170 142 114)') +
  fill('M-700 0H700V200Q350 250 0 214T-700 236Z', 'rgb(142 116 94)') +
  fill('M-700 352Q0 326 700 352V420H-700Z', 'rgb(86 72 64)') +
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((veil) =>
      part(
        `M${280 - 12 * veil} 384Q${250 - 8 * veil} ${300 - 8 * veil} ${280 - 4 * veil} ${200 - 4 * veil}Q300 ${150 - 2 * veil} ${320 + 4 * veil} ${200 - 4 * veil}Q${350 + 8 * veil} ${300 - 8 * veil} ${320 + 12 * veil} 384Z`,
        `rgb(${192 - 9 * veil} ${182 - 9 * veil} ${172 - 9 * veil})`,
      ),
    )
    .reverse()
    .join('') +
  line('M286 230Q300 222 314 230M282 262Q300 250 318 262', dyes.shade, 3) +
  fill('M-130 392Q0 344 130 392Z', 'rgb(60 50 46)') +
  [-84, -48, -12, 24, 60, 92]
    .map(
      (x, index) =>
        `<circle cx="${x}" cy="${382 - (index % 3) * 8}" r="9" fill="${dyes.flame}"/>`,
    )
    .join('') +
  line(
    'M-20 356Q-60 320-24 284Q8 250-26 210Q-44 186-20 160M36 356Q70 316 40 280Q14 240 48 204',
    'rgb(196 182 168)',
    9,
  ).replaceAll('/>', ' stroke-opacity=".6"/>') +
  hound(500, 0.95);

/** The White Court: a tall flame with a train, children of flame, and sconces. */
export const whiteCourt =
  behind('rgb(252 244 222)') +
  fill('M-700 356Q0 340 700 356V420H-700Z', 'rgb(236 196 140)') +
  [-620, -470, -320, -60, 90]
    .map(
      (x) =>
        fill(`M${x - 14} 356V170H${x + 14}V356Z`, 'rgb(248 226 176)') +
        flame(x, 208, 0.5),
    )
    .join('') +
  fill(
    'M330 384Q210 330 270 250Q300 210 316 140Q350 200 390 236Q430 280 420 320Q520 330 600 372Q650 392 690 396H330Z',
    dyes.flame,
  ) +
  fill(
    'M336 384Q270 330 300 270Q324 236 326 190Q360 240 376 270Q396 310 386 336Q470 350 560 388Z',
    'rgb(250 206 110)',
  ) +
  fill(
    'M340 384Q310 340 326 290Q342 310 356 330Q366 350 420 384Z',
    'rgb(255 240 200)',
  ) +
  flame(-20, 388, 0.8) +
  flame(60, 392, 0.65) +
  flame(130, 388, 0.75);

const BEAST =
  'M-120-44Q-130-110-60-122Q0-150 66-120Q104-118 118-90L146-84Q156-64 138-54L112-50L108 0H82L78-40H-58L-64 0H-92L-94-40Z';

/** A crust over red rivers, and a herd that walks where somebody walked before. */
export const crust =
  behind('rgb(84 66 62)') +
  fill('M-700 0H700V168Q420 206 160 172T-340 190T-700 170Z', 'rgb(52 42 42)') +
  fill('M-700 300Q-300 286 0 300T700 292V420H-700Z', 'rgb(112 78 66)') +
  line(
    'M-700 332Q-480 316-320 338T40 330T420 340T700 326M-700 404Q-400 386-120 402T460 396T700 404',
    'rgb(226 104 54)',
    8,
  ) +
  line('M-600 334Q-540 360-560 398M120 332Q180 360 160 398', dyes.flame, 4) +
  [
    [-540, 1.05],
    [-190, 0.95],
    [120, 0.8],
  ]
    .map(
      ([x = 0, size = 1]) =>
        `<g transform="translate(${x} 372) scale(${size})">${part(BEAST, 'rgb(150 122 104)')}<path d="M-60-96Q0-124 60-96" fill="none" stroke="rgb(196 166 140)" stroke-width="6"/><circle cx="124" cy="-72" r="4" fill="${dyes.ink}"/></g>`,
    )
    .join('');

/** A long gallery, and a seat at its end that has grown through with roots. */
export const longGallery =
  behind('rgb(150 122 92)') +
  [0, 1, 2, 3, 4]
    .map((step) =>
      fill(
        `M${-620 + 120 * step} 420V${150 + 34 * step}Q${-120 - 20 * step} ${60 + 50 * step} ${380 - 150 * step} ${150 + 34 * step}V420Z`,
        `rgb(${136 - 22 * step} ${108 - 18 * step} ${80 - 13 * step})`,
      ),
    )
    .join('') +
  fill('M-700 372H700V420H-700Z', 'rgb(122 96 70)') +
  part('M420 384V170Q500 140 580 170V384H548V300H452V384Z', 'rgb(112 78 52)') +
  part('M400 290H600V312H400Z', 'rgb(132 92 60)') +
  line(
    'M440 170Q400 110 420 0M500 150Q508 80 490 0M560 170Q600 100 584 0M420 210Q330 170 300 60M580 220Q660 190 690 90',
    'rgb(94 66 46)',
    12,
  ) +
  line(
    'M430 300Q380 300 366 340Q360 366 330 376M570 300Q622 302 634 340Q642 368 676 378M470 384Q440 396 400 398M530 384Q560 398 610 400',
    'rgb(94 66 46)',
    11,
  ) +
  line(
    'M366 340L350 336M366 346L352 350M634 340L650 336M634 346L648 352',
    'rgb(94 66 46)',
    5,
  );

/** An evening on which everybody has gone home: a lamp in a window, a chair, a cup. */
export const goneHome =
  behind('rgb(176 180 178)') +
  fill('M-700 300H700V420H-700Z', 'rgb(140 148 150)') +
  line('M-660 330H-380M-560 356H-300M420 340H680M500 372H690', dyes.ice, 2) +
  fill('M-240 420V150H320V420Z', 'rgb(196 184 164)') +
  fill('M-270 156L40 40L350 156Z', 'rgb(120 108 100)') +
  fill('M-700 384Q0 360 700 384V420H-700Z', 'rgb(126 128 120)') +
  fill('M-60 190H130V310H-60Z', 'rgb(252 228 160)') +
  line('M-60 190H130V310H-60ZM35 190V310M-60 250H130', dyes.wood, 6) +
  part('M-4 310H26L22 270H0ZM-10 270H32L22 244H0Z', dyes.brass) +
  part('M200 400V250H212V330H280V400H270V342H212V400Z', dyes.wood) +
  part(
    'M390 330H520V342H390ZM402 342H412V400H402ZM498 342H508V400H498Z',
    dyes.plank,
  ) +
  part('M440 304H466V330H440ZM466 310Q480 314 466 324', dyes.brass);

/** A torch in the hand of the guest at the White Court. */
export const burningTorch =
  line('M-206 294L-178 224', dyes.wood, 7) + flame(-176, 232, 0.6);
