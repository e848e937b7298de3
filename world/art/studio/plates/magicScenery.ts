import {dyes, fill, line, part} from './pen';

/** Motes around a caster, and others that sink beside iron. */
export const motes =
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((index) => {
      const turn = (index / 9) * 2 * Math.PI;
      const x = (-212 + 104 * Math.cos(turn)).toFixed(0);
      const y = (206 + 122 * Math.sin(turn)).toFixed(0);
      return `<circle cx="${x}" cy="${y}" r="17" fill="${dyes.flame}" fill-opacity=".28"/><circle cx="${x}" cy="${y}" r="7" fill="rgb(255 214 130)"/>`;
    })
    .join('') +
  [70, 118, 300, 342, 96, 320]
    .map(
      (x, index) =>
        `<ellipse cx="${x}" cy="${382 + (index % 3) * 8}" rx="10" ry="4" fill="${dyes.ink}" fill-opacity=".6"/>`,
    )
    .join('') +
  line('M70 352V250M118 340V216M300 344V226M342 352V262', dyes.dim, 2).replace(
    '/>',
    ' stroke-dasharray="2 9"/>',
  );

/** Fire from the right meets water from the left, and steam rises between them. */
export const fireMeetsWater =
  line('M-210 250Q-160 210-116 238Q-70 266-20 232', dyes.water, 18) +
  line('M-210 262Q-150 232-110 254Q-66 278-16 246', dyes.ice, 6) +
  fill(
    'M210 226Q120 196 20 236Q120 232 60 262Q150 244 130 270Q190 260 210 226Z',
    dyes.flame,
  ) +
  fill(
    'M196 232Q130 214 60 240Q130 238 100 256Q160 250 196 232Z',
    'rgb(250 206 110)',
  ) +
  line(
    'M-6 226Q-40 186-2 150Q36 112-4 66M22 222Q52 184 24 154M-24 214Q-58 178-30 140',
    dyes.smoke,
    9,
  ).replace('/>', ' stroke-opacity=".5"/>');

const HOUND =
  'M-82-70L-64-84L-62-104L-50-90Q-32-90-18-80Q12-84 40-72Q58-70 64-56Q90-54 106-92Q108-44 66-38L64-22L74-2L60 0L48-24Q44-34 36-36Q16-32-6-36L-10-2L-24 0L-22-34L-32-4L-46-2L-34-42Q-46-52-54-58L-78-60Z';

/** A hound of smoke that looks to the left, beside the middle of a plate. */
export function hound(x: number, size: number): string {
  const wisps = [-30, -4, 22, 48]
    .map((at) =>
      fill(
        `M${at}-66Q${at + 22}-108 ${at + 62}-112Q${at + 32}-90 ${at + 18}-58Z`,
        dyes.smoke,
        0.5,
      ),
    )
    .join('');
  return `<g transform="translate(${x} 372) scale(${size})">${wisps}${fill(HOUND, 'rgb(92 88 88)')}<circle cx="-63" cy="-76" r="3.500" fill="rgb(255 196 96)"/></g>`;
}

/** Two hounds of smoke, as tall as ponies, that look to the left. */
export const hounds = hound(10, 1.75) + hound(216, 1.6);

/** Smoke that rises from a pan. */
export const panSmoke = line(
  'M-6 250Q-32 214 0 186Q30 154-4 116Q-22 84 8 48',
  dyes.smoke,
  10,
).replace('/>', ' stroke-opacity=".55"/>');

/** The stern of a ship on props in a dry dock, and a plank in a fire. */
export const sternInDock = `${
  part('M-360 150H-20Q10 250-40 330H-320Q-370 250-360 150Z', dyes.wood) +
  line('M-356 186H-10M-356 222H-6M-350 258H-10M-340 294H-24', dyes.ink, 2) +
  part('M-300 166H-80V206H-300Z', dyes.plank) +
  line('M-330 330L-350 372M-60 330L-30 372M-200 330V372', dyes.wood, 10) +
  fill(
    'M120 372Q96 316 140 290Q138 322 160 326Q170 292 158 262Q206 300 196 372Z',
    dyes.flame,
  ) +
  fill('M140 372Q132 336 156 322Q180 340 178 372Z', 'rgb(250 206 110)')
}<g transform="rotate(-14 150 350)">${part('M96 342H230V356H96Z', 'rgb(92 70 54)')}</g>`;
