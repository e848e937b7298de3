import {dyes, fill, line, part, placed} from './pen';

/** A ground of one color behind a plane, in the width of the widest plates. */
export function behind(color: string): string {
  return fill('M-700 0H700V420H-700Z', color);
}

/** A stair of ice, and the giant at its end, of whom three steps are the hand. */
export const lastStep =
  behind('rgb(214 230 234)') +
  fill(
    'M-700 0H-340L-420 180L-500 120L-580 250L-700 200ZM120 0H700V180L600 90L520 200L400 60L300 150Z',
    'rgb(188 212 220)',
  ) +
  part(
    'M196 420Q214 318 322 286Q344 262 338 232Q340 158 442 154Q540 158 546 234Q542 264 566 288Q668 316 700 420Z',
    'rgb(170 200 210)',
  ) +
  line(
    'M366 224Q388 236 414 224M472 224Q498 236 520 224M356 206L418 202M468 202L528 206M442 222L434 252H452M414 274Q442 280 470 274',
    'rgb(80 112 126)',
    4,
  ) +
  fill('M350 300L420 330L400 420H300ZM520 310L600 340L620 420H540Z', dyes.ice) +
  part(
    'M-700 214H-590V248H-500V282H-410V316H-320V350H-240V384H-180V420H-700Z',
    dyes.ice,
  ) +
  line(
    'M-590 248H-700M-500 282H-700M-410 316H-700M-320 350H-700M-240 384H-700',
    'rgb(140 176 188)',
    2,
  ) +
  part('M330 322Q160 312 20 342L10 420H340Z', 'rgb(170 200 210)') +
  [0, 1, 2]
    .map((index) =>
      placed(
        -index * 62,
        index * 26,
        part(
          'M-60 342Q-84 342-84 355T-60 368H170V342Z',
          index === 1 ? 'rgb(182 210 218)' : 'rgb(170 200 210)',
        ),
      ),
    )
    .join('');

function drifter(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-40 0Q-34-26 0-26Q34-26 40 0Q24 8 0 8Q-24 8-40 0Z', 'rgb(232 226 214)', 0.85)}${line('M-26 6Q-36 40-20 74M-8 8Q-16 50-2 92M10 8Q4 46 18 84M27 6Q24 34 40 62', 'rgb(232 226 214)', 4).replace('/>', ' stroke-opacity=".7"/>')}</g>`;
}

/** Two reefs below a sea with stale air between them, and a choir of drifters. */
export const reefs =
  behind('rgb(120 162 176)') +
  fill('M-700 0H700V176Q460 150 240 178T-240 172T-700 184Z', dyes.ice, 0.6) +
  fill('M-240 390Q-260 190 0 180Q260 190 240 390Z', 'rgb(226 236 230)', 0.75) +
  line(
    'M-660 262Q-560 226-470 262T-290 262M250 250Q350 214 440 250T630 250M-640 300Q-560 270-480 300',
    'rgb(226 236 230)',
    3,
  ) +
  drifter(-600, 220, 0.8) +
  drifter(-470, 246, 1) +
  drifter(-340, 212, 0.7) +
  drifter(350, 216, 0.8) +
  drifter(470, 250, 1) +
  drifter(600, 218, 0.75) +
  part(
    'M-700 420V340Q-640 300-580 340Q-520 296-450 344Q-380 312-320 352Q-270 330-226 366Q-120 360 0 366T226 366Q280 326 330 352Q390 308 450 346Q520 298 590 338Q650 300 700 334V420Z',
    'rgb(150 112 92)',
  ) +
  line(
    'M-610 356V390M-540 350V386M-420 360V392M-330 370V396M340 366V394M430 356V390M540 350V388M620 352V388',
    'rgb(196 120 104)',
    9,
  ) +
  line('M-86 300Q0 366 88 300', dyes.wood, 5);

function tower(x: number, foot: number, size: number): string {
  return `<g transform="translate(${x} ${foot}) scale(${size})">${part('M-34 0L-24-200H24L34 0ZM-34-200H34L20-226H-20Z', dyes.brass)}${line('M0-226V-262M-31-50H31M-29-100H29M-27-150H27', 'rgb(136 100 44)', 4)}</g>`;
}

/** Towers of bronze on a plain of glass, a step before the tallest, and a shoe on it. */
export const tallestTower =
  behind('rgb(160 148 180)') +
  fill(
    'M-700 0H700V190Q520 230 340 196T-80 206T-460 196T-700 212Z',
    dyes.smoke,
  ) +
  line(
    'M-520 196L-560 236L-540 240L-590 296M250 200L214 240L236 244L196 300',
    'rgb(250 232 150)',
    5,
  ) +
  fill('M-700 316H700V420H-700Z', 'rgb(206 216 214)') +
  line('M-700 352L-300 330M-120 400L420 336M300 410L700 360', dyes.ice, 4) +
  tower(-560, 322, 0.42) +
  tower(-400, 330, 0.52) +
  tower(-190, 340, 0.64) +
  part('M250 420V96H640V420ZM230 96H660L630 64H260Z', dyes.brass) +
  line('M250 190H640M250 290H640M340 96V420M550 96V420', 'rgb(136 100 44)', 3) +
  part('M390 420V270A55 55 0 0 1 500 270V420Z', dyes.ink) +
  part('M120 366H390V392H120ZM90 392H420V420H90Z', 'rgb(176 142 84)') +
  part('M148 366V352Q160 356 166 346H182V354Q200 354 202 366Z', dyes.cloth) +
  fill('M280 230l8 18l18 8l-18 8l-8 18l-8-18l-18-8l18-8Z', 'rgb(255 246 190)');

function slab(x: number, y: number, wide: number): string {
  return placed(
    x,
    y,
    part(
      `M${-wide} 0H${wide}L${wide * 0.5} 34L${wide * 0.1} 60L${-wide * 0.4} 40Z`,
      'rgb(164 148 122)',
    ) + fill(`M${-wide} 0H${wide}L${wide * 0.9} 8H${-wide * 0.9}Z`, dyes.sail),
  );
}

/** Slabs that float in a sky without a ground, with bridges of rope. */
export const openSky =
  behind('rgb(176 206 222)') +
  fill('M-700 0H700V230Q0 190-700 230Z', 'rgb(146 184 210)') +
  fill(
    'M-640 210Q-600 180-560 204Q-520 176-480 212ZM360 330Q410 292 460 322Q520 290 570 332ZM-330 396Q-280 364-230 390Q-180 362-140 398Z',
    'rgb(246 248 246)',
    0.9,
  ) +
  slab(-520, 270, 110) +
  slab(-290, 326, 80) +
  slab(300, 236, 90) +
  slab(540, 286, 120) +
  line(
    'M-420 270Q-396 330-366 326M-424 248Q-398 306-366 304M-412 258V286M-400 272V304M-386 290V320M380 236Q394 296 424 286M376 214Q392 272 424 264M386 228V256M398 252V278M412 262V288',
    dyes.wood,
    4,
  ) +
  line(
    'M-40 176Q-84 194-76 226M6 160Q-30 170-32 196M60 330Q110 330 128 300Q150 302 152 270',
    'rgb(246 248 246)',
    4,
  );
