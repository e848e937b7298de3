import {dyes, fill, inRow, line, part, placed} from './pen';

const GOLD = 'rgb(222 186 104)';
const SILVER = 'rgb(196 200 206)';
const COPPER = 'rgb(190 120 80)';
const PLATINUM = 'rgb(214 218 214)';
const PALE = 'rgb(250 242 222)';

/** A round coin with its rim, and its mark around the middle. */
function coin(metal: string, mark: string, size = 1): string {
  return `<g transform="translate(0 -150) scale(${size})"><circle cx="0" cy="0" r="62" fill="${metal}" stroke="${dyes.ink}" stroke-width="3"/><circle cx="0" cy="0" r="53" fill="none" stroke="${dyes.ink}" stroke-width="1.500" stroke-opacity=".6"/>${mark}</g>`;
}

/** The arches of a bridge, as many as asked, as they are struck on coins. */
function arches(count: number): string {
  const wide = 84 / count;
  return line(
    `M-44-14H44M-44 18V-14M44 18V-14${Array.from(
      {length: count},
      (_, index) => {
        const from = -42 + index * wide;
        return `M${from.toFixed(1)} 18A${(wide / 2).toFixed(1)} ${Math.min(24, wide * 1.7).toFixed(1)} 0 0 1 ${(from + wide).toFixed(1)} 18`;
      },
    ).join('')}`,
    dyes.ink,
    count > 5 ? 2.6 : 3.5,
  );
}

const RAYS = Array.from({length: 9}, (_, index) => {
  const turn = (index / 9) * 2 * Math.PI - Math.PI / 2;
  const at = (far: number): string =>
    `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  return `M${at(22)}L${at(48)}`;
}).join('');

/** The eight coins of the realms in a row: bit, mark, crown, gate, solar, ring, leaf, and tooth. */
export const eightCoins = inRow(
  [
    coin(
      COPPER,
      `${arches(1)}<circle cx="0" cy="36" r="8" fill="rgb(240 231 210)" stroke="${dyes.ink}" stroke-width="2"/>`,
      0.8,
    ),
    `${coin(SILVER, arches(3), 0.9)}<circle cx="0" cy="-150" r="58" fill="none" stroke="${dyes.ink}" stroke-width="4" stroke-dasharray="2 5"/>`,
    coin(GOLD, arches(9)) + part('M34-210L62-182L36-190Z', 'rgb(240 231 210)'),
    coin(PLATINUM, line('M-24 34V-8A24 24 0 0 1 24-8V34', dyes.ink, 6)),
    coin(
      GOLD,
      line(RAYS, dyes.ink, 4) +
        line('M-11 12V-4A11 11 0 0 1 11-4V12M-16 14H16', dyes.ink, 4),
    ),
    `<g transform="translate(0 -150)"><path d="M17-59A62 62 0 1 1-17-59" fill="none" stroke="${dyes.ink}" stroke-width="23" stroke-linecap="round"/><path d="M17-59A62 62 0 1 1-17-59" fill="none" stroke="${SILVER}" stroke-width="18" stroke-linecap="round"/>${line('M-18 62Q-6 56 4 62Q14 66 22 60', dyes.ink, 3)}</g>`,
    `<g transform="translate(0 -150) rotate(-4)">${part('M-58-44H58V44H-58Z', PALE)}${line('M-50-36H50V36H-50Z', dyes.sail, 1.5)}${line('M-40-20H24M-40-8H34M-40 4H16', dyes.dim, 2)}${line('M-58-20Q-50-10-58 0Q-50 10-58 20', dyes.water, 4)}${line('M30 30Q22 0 40-30', dyes.sail, 3)}${line('M-38 26Q-26 14-18 24T2 22', dyes.ink, 2)}</g>`,
    placed(
      0,
      -150,
      part('M-26-40Q0-58 26-40Q34 10 6 60Q0 66-6 60Q-34 10-26-40Z', PALE) +
        part('M-28-32Q0-60 28-32L30-12Q0-26-30-12Z', SILVER) +
        line('M-8-28Q0-44 8-28M0-36V-22', dyes.ink, 3),
    ),
  ],
  146,
);

/** Both moons full over a market whose stalls are shut. */
export const bothMoons = `${fill(
  'M-700 0H700V420H-700Z',
  'rgb(66 74 104)',
)}<circle cx="-480" cy="226" r="58" fill="rgb(232 232 224)"/><circle cx="-498" cy="214" r="12" fill="rgb(206 208 204)"/><circle cx="-464" cy="246" r="8" fill="rgb(206 208 204)"/><circle cx="560" cy="210" r="26" fill="rgb(206 96 70)"/>${fill(
  'M-700 338Q-300 312 0 332T700 324V420H-700Z',
  'rgb(92 84 84)',
)}${[-230, 60, 350]
  .map((x, index) =>
    placed(
      x,
      366,
      part('M-90-116H90L70-80H-70Z', index === 1 ? dyes.sail : dyes.cloth) +
        part('M-74-80H74V0H-74Z', dyes.wood) +
        line('M-74-54H74M-74-28H74M0-80V0', dyes.ink, 3) +
        line('M-64-10L64-70M-64-70L64-10', dyes.plank, 5),
    ),
  )
  .join('')}`;

/** A barge with sacks, in front of whoever poles it. */
export const bargeUnder =
  part(
    'M-150 352Q-130 396-70 400H230Q290 392 310 340L270 352Z',
    'rgb(110 78 50)',
  ) +
  part(
    'M60 352Q60 312 90 312Q118 312 118 352ZM118 352Q118 306 150 306Q182 306 182 352ZM176 352Q176 318 204 318Q232 318 232 352Z',
    'rgb(204 184 140)',
  ) +
  line('M-130 372Q80 384 290 362', dyes.wood, 3);

/** A low carriage of a bridge seen from the water, with carts on it. */
export const cartOnBridge = placed(
  -300,
  178,
  part('M-70-64H60V-18H-70Z', dyes.plank) +
    part('M-74-64Q-5-116 64-64Z', PALE) +
    line('M60-30H120', dyes.wood, 6) +
    [-40, 34]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-18" r="18" fill="none" stroke="${dyes.wood}" stroke-width="6"/>`,
      )
      .join(''),
);

/** Stones that are set up in a ring, one of them still on ropes. */
export const ringOfStones =
  [
    [-380, 150, 44],
    [-250, 176, 40],
    [230, 176, 40],
    [360, 150, 46],
  ]
    .map(([x = 0, high = 0, wide = 0]) =>
      placed(
        x,
        366,
        part(
          `M${-wide} 0L${-wide * 0.8} ${-high}H${wide * 0.7}L${wide} 0Z`,
          dyes.stone,
        ),
      ),
    )
    .join('') +
  placed(
    -60,
    366,
    part(
      'M-46 0V-230H-6V-190Q30-200 66-190V-230H106V0H66V-150Q30-166-6-150V0Z',
      dyes.stone,
    ) +
      part('M-66-230H126V-262H-66Z', dyes.stone) +
      line('M-40-60H-12M72-100H100M-30-246H90', dyes.shade, 3),
  );

/** A counter with forms, a stamp, and a bell on it. */
export const counter =
  part('M-170 262H170V280H-170Z', dyes.plank) +
  part('M-156 280H156V384H-156Z', dyes.wood) +
  line('M-60 280V384M60 280V384', dyes.ink, 2) +
  part('M-120 256L-112 246H-50L-58 256ZM-116 262L-120 256H-58L-54 262Z', PALE) +
  part('M66 262Q66 236 90 236Q114 236 114 262Z', dyes.brass) +
  part(
    'M86 228H94V236H86ZM10 262H44V250H34L38 232a10 10 0 1 0-22 0L20 250H10Z',
    dyes.wood,
  );

/** The post of a tent, cut with tallies, and the tent behind it. */
export const tallyPost =
  part('M-300 360L-40 60L300 360Z', 'rgb(150 124 92)') +
  part('M-60 360L-40 60L60 360Z', 'rgb(96 76 58)') +
  part('M-24 384V30H14V384Z', dyes.plank) +
  [70, 120, 170, 220, 270, 320]
    .map((y, index) =>
      line(
        `M-18 ${y}H8M-18 ${y + 9}H8M-18 ${y + 18}H8${index % 2 === 0 ? `M-18 ${y + 22}L8 ${y - 4}` : ''}`,
        dyes.ink,
        3,
      ),
    )
    .join('');

/** A hedge with a gap, and a holly leaf with its point at each vein. */
export const hedge =
  part(
    'M-450 360V210Q-400 180-350 208Q-300 176-250 206Q-200 180-150 212Q-136 290-150 360Z',
    dyes.sail,
  ) +
  part(
    'M450 360V210Q400 180 350 208Q300 176 250 206Q200 180 150 212Q136 290 150 360Z',
    dyes.sail,
  ) +
  line(
    'M-400 250l14-12M-330 300l14-12M-250 250l14-12M-200 320l14-12M220 260l14-12M290 310l14-12M370 250l14-12M400 320l14-12',
    'rgb(60 88 58)',
    5,
  );

/** A leaf of holly as large as two hands, pricked along its veins. */
export const hollyLeaf = `${part('M0 260Q-18 236-34 240Q-30 218-46 206Q-30 196-34 174Q-16 176 0 150Q16 176 34 174Q30 196 46 206Q30 218 34 240Q18 236 0 260Z', 'rgb(70 116 74)')}${line('M0 160V282M0 190L-22 182M0 190L22 182M0 216L-28 208M0 216L28 208M0 238L-20 230M0 238L20 230', 'rgb(180 204 150)', 2.5)}`;

/** Seven pale masks on a table before a dark wall. */
export const lentFaces =
  fill('M-700 0H700V342H-700Z', 'rgb(74 62 86)') +
  part('M-700 340H700V420H-700Z', 'rgb(44 40 46)') +
  [-540, -360, -180, 0, 180, 360, 540]
    .map((x, index) =>
      placed(
        x,
        352,
        `<g transform="rotate(${(index - 3) * 2})">${part('M-56-150Q0-182 56-150Q62-70 0-12Q-62-70-56-150Z', PALE)}${part('M-38-112Q-22-126-8-110Q-22-100-38-112ZM38-112Q22-126 8-110Q22-100 38-112Z', dyes.ink)}${line(index % 2 === 0 ? 'M-20-56Q0-40 20-56' : 'M-20-50Q0-62 20-50', dyes.ink, 4)}${line('M0-104L-6-76H6', dyes.dim, 2)}</g>`,
      ),
    )
    .join('');
