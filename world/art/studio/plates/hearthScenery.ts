import {wall} from './godScenery';
import {dyes, fill, line, part, placed} from './pen';

const SNOW = 'rgb(252 252 250)';

/** An open door with snow beyond it. */
export const guestDoor =
  wall(900, 'rgb(186 150 112)') +
  fill('M-390 352V60H-210V352Z', 'rgb(150 166 184)') +
  [
    [-360, 100],
    [-320, 150],
    [-250, 90],
    [-280, 210],
    [-370, 220],
    [-236, 260],
    [-340, 290],
    [-300, 70],
    [-226, 160],
    [-262, 310],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${SNOW}"/>`)
    .join('') +
  fill('M-390 352V326Q-300 300-210 330V352Z', SNOW) +
  line('M-396 352V54H-204V352', dyes.wood, 12) +
  part('M-204 60L-130 84V372L-204 352Z', dyes.plank);

/** A table that is set for two, in front of whoever waits at it. */
export const setTable =
  part(
    'M40 282H330V298H40ZM56 298H72V384H56ZM298 298H314V384H298Z',
    dyes.wood,
  ) +
  part(
    'M84 276Q120 268 156 276L150 282H90ZM214 276Q250 268 286 276L280 282H220Z',
    dyes.steel,
  ) +
  part('M168 282Q170 254 190 254Q208 254 208 282Z', 'rgb(196 150 84)') +
  part('M296 258H318V282H296Z', dyes.brass);

/** Snow on the hood and the shoulders of the guest at the door. */
export const snowOnGuest = fill(
  'M-268 92Q-248 76-230 92Q-238 98-248 96Q-258 100-268 92ZM-282 160Q-266 146-256 158L-262 170Q-276 172-282 160ZM-236 156Q-222 150-212 162L-222 170Z',
  SNOW,
);

function thumbed(x: number, size: number): string {
  return placed(
    x,
    160,
    part(
      `M${-size} ${-2 * size}H${size}L${0.7 * size} 0H${-0.7 * size}Z`,
      'rgb(186 120 84)',
    ) +
      fill(
        `M${-0.3 * size} ${-0.9 * size}a${0.3 * size} ${0.4 * size} 0 1 1 ${0.6 * size} 0a${0.3 * size} ${0.4 * size} 0 1 1 ${-0.6 * size} 0Z`,
        'rgb(122 74 50)',
      ),
  );
}

/** A pottery: a wheel with wet clay on it, and a shelf of cups that grow smaller. */
export const pottery =
  wall(900, 'rgb(220 206 174)') +
  part('M-360 160H60V174H-360Z', dyes.wood) +
  line('M-330 174V204M30 174V204', dyes.wood, 8) +
  [30, 27, 24, 21, 18, 15]
    .map((size, index) => thumbed(-320 + index * 70, size))
    .join('') +
  part('M-60 372L-84 330H84L60 372Z', dyes.wood) +
  part('M-100 318H100V332H-100Z', dyes.stone) +
  part('M-46 318Q-66 276-34 250H34Q66 276 46 318Z', 'rgb(150 118 94)') +
  line('M-52 290Q0 302 52 290M-48 272Q0 282 48 272', 'rgb(118 90 70)', 3) +
  part('M300 372Q330 300 372 330Q410 318 430 372Z', 'rgb(122 92 66)');
