import {dyes, fill, line, part, placed} from './pen';

const PALE = 'rgb(250 242 222)';

/** A fire on the ground, around a point. */
function fire(x: number, size = 1): string {
  return `<g transform="translate(${x} 378) scale(${size})">${line('M-50-4L50-20M-50-20L50-4', dyes.wood, 11)}${fill('M-34-12Q-52-66-8-104Q-6-66 20-56Q48-30 32-12Z', dyes.flame)}${fill('M-14-12Q-26-46 2-70Q4-42 18-34Q24-22 14-12Z', 'rgb(250 214 120)')}</g>`;
}

/** Two patched tents, and pieces of colored glass in the sand. */
export const glassCoast =
  fill('M-450 290Q-200 276 0 292T450 284V346H-450Z', dyes.water, 0.55) +
  part('M-430 346L-330 150L-220 346Z', 'rgb(186 166 126)') +
  part('M-346 346L-330 150L-300 346Z', dyes.ink) +
  part('M250 346L350 170L440 346Z', 'rgb(160 128 96)') +
  part('M330 346L350 170L376 346Z', dyes.ink) +
  [
    [-180, 392, dyes.sail],
    [-90, 402, dyes.water],
    [110, 396, dyes.cloth],
    [210, 404, dyes.sail],
    [300, 392, dyes.ice],
  ]
    .map(([x, y, color]) => part(`M${x} ${y}l12-16l14 6l-6 14Z`, String(color)))
    .join('') +
  fire(0, 0.95);

/** The frame of a barn, half of it boarded. */
export const barn =
  line(
    'M-230 346V150M-80 346V110M80 346V110M230 346V150M-250 156L0 30L250 156M-230 230H230',
    dyes.wood,
    13,
  ) +
  part('M-224 236H-84V346H-224Z', dyes.plank) +
  line('M-190 236V346M-154 236V346M-118 236V346', dyes.wood, 3) +
  line(
    'M84 230L224 346M84 346L224 230M-160 104V150M160 104V150',
    dyes.wood,
    8,
  ) +
  part('M-420 352H-300V372H-420ZM-408 334H-312V352H-408Z', dyes.plank);

/** The edge of the smoke, a painted post just outside it, and a rope of bells. */
export const edgeOfSmoke =
  fill(
    'M60 0Q20 60 80 110Q30 160 90 210Q40 260 100 300Q60 350 90 420H450V0Z',
    dyes.smoke,
    0.75,
  ) +
  fill(
    'M150 0Q110 90 170 170Q120 250 190 330Q160 380 180 420H450V0Z',
    dyes.shade,
    0.5,
  ) +
  part('M0 372V150H34V372Z', PALE) +
  fill('M2 186H32V222H2ZM2 258H32V294H2ZM2 330H32V366H2Z', dyes.cloth) +
  line('M34 240Q170 300 330 262', 'rgb(226 206 160)', 5) +
  [100, 170, 240]
    .map((x) =>
      placed(
        x,
        x === 100 ? 262 : x === 170 ? 276 : 278,
        part('M-9 18Q-8 0 0 0Q8 0 9 18Z', dyes.brass),
      ),
    )
    .join('') +
  part('M-430 346V230L-340 170L-250 230V346Z', 'rgb(196 170 130)') +
  part(
    'M-448 236L-340 160L-232 236L-244 250L-340 184L-436 250Z',
    'rgb(140 96 66)',
  ) +
  fill('M-366 268H-316V346H-366Z', dyes.ink);

/** A room above a harbor with its shutters open to the evening. */
export const openShutters = `${
  fill('M-450 0H450V352H-450Z', 'rgb(224 206 176)') +
  fill('M-130 60H130V250H-130Z', 'rgb(244 190 130)') +
  fill('M-130 180H130V250H-130Z', dyes.water)
}<circle cx="36" cy="170" r="26" fill="rgb(250 226 150)"/>${fill(
  'M-130 180H130V186H-130Z',
  'rgb(96 132 148)',
)}${part(
  'M-100 196L-90 212H-30L-20 196ZM-62 196V120L-26 176H-58Z',
  'rgb(110 78 50)',
)}${line('M-130 60H130V250H-130Z', dyes.wood, 9)}${part(
  'M-250 60H-142V250H-250ZM142 60H250V250H142Z',
  dyes.sail,
)}${line(
  'M-238 92H-154M-238 122H-154M-238 152H-154M-238 182H-154M-238 212H-154M154 92H238M154 122H238M154 152H238M154 182H238M154 212H238',
  'rgb(60 88 58)',
  4,
)}${line('M56 90Q80 74 96 92Q112 74 136 88', PALE, 4)}`;

/** A table laid for dinner, in front of those who dine. */
export const dinner =
  part(
    'M-160 290H160V304H-160ZM-142 304H-126V388H-142ZM126 304H142V388H126Z',
    dyes.wood,
  ) +
  part(
    'M-120 284Q-90 276-60 284L-68 290H-112ZM60 284Q90 276 120 284L112 290H68Z',
    PALE,
  ) +
  part('M-22 290Q-24 262 0 262Q24 262 22 290Z', 'rgb(190 110 60)') +
  part('M-44 264H-32V290H-44ZM36 264H48V290H36Z', dyes.brass);

/** A pony that stands with its head to the right, a hand taller than a rider's hip. */
export const pony = `${part('M-120 250Q-130 204-70 200H50Q84 196 104 158Q116 128 150 118L156 104L166 120Q186 140 204 172Q206 188 188 190L160 180Q150 206 132 230Q128 262 112 276L116 372H92L80 288H-50L-70 372H-96L-92 290Q-116 282-120 250Z', 'rgb(150 106 70)')}${part('M104 158Q96 118 150 112Q124 130 122 170Q108 200 84 206Z', dyes.ink)}${part('M-120 226Q-166 232-158 320Q-138 296-122 256Z', dyes.ink)}<circle cx="164" cy="142" r="4" fill="${dyes.ink}"/>${part('M-50 196H40L48 236H-58Z', dyes.cloth)}${line('M188 176Q130 214 30 204', dyes.dim, 4)}`;

/** A black kite in the air, on a long string to the ground. */
export const blackKite =
  line('M300 372Q330 240 376 118', dyes.dim, 2) +
  part('M376 30L412 92L376 132L340 92Z', dyes.ink) +
  line('M376 132Q356 154 376 172Q396 190 376 210', dyes.ink, 4);

/** A tree of a wood, by the color of its leaves. */
export function tree(x: number, leaves: string, size = 1): string {
  return `<g transform="translate(${x} 360) scale(${size})">${part('M-16 0Q-8-90-14-170H14Q8-90 18 0Z', dyes.wood)}${part('M-84-160Q-110-230-40-246Q-20-300 40-262Q104-250 86-180Q60-130 0-148Q-50-130-84-160Z', leaves)}</g>`;
}

/** A small tree in bud, bare but for its points of green. */
export const budding =
  line(
    'M0 360V210M0 280L-46 220M0 250L44 190M0 210L-24 150M0 210L26 140M-46 220L-74 200M44 190L74 180',
    dyes.wood,
    7,
  ) +
  [
    '-74 198',
    '-46 216',
    '-24 148',
    '26 138',
    '44 186',
    '76 178',
    '-60 208',
    '0 176',
  ]
    .map((at) => {
      const [x, y] = at.split(' ');
      return `<ellipse cx="${x}" cy="${y}" rx="7" ry="11" fill="rgb(120 164 84)"/>`;
    })
    .join('');

/** A shelf of lost things, each with its label. */
export const lostThings = `${
  part(
    'M-300 130H300V144H-300ZM-300 240H300V254H-300ZM-300 340H300V354H-300Z',
    dyes.wood,
  ) +
  line('M-296 110V360M296 110V360', dyes.wood, 12) +
  part('M-260 130V84H-220V130ZM-252 84Q-240 60-228 84', dyes.steel)
}<circle cx="-150" cy="112" r="16" fill="none" stroke="${dyes.brass}" stroke-width="6"/>${part(
  'M-90 130Q-60 70-20 120L-30 130Z',
  dyes.cloth,
)}${part('M40 130V92H60V60H74V130Z', dyes.plank)}${part(
  'M130 130Q120 90 150 84Q182 90 170 130Z',
  dyes.sail,
)}${part('M220 130L232 76L244 130Z', dyes.brass)}${part(
  'M-270 240V214Q-256 206-252 198H-230V216Q-210 222-206 240Z',
  'rgb(140 108 74)',
)}${line('M-150 238L-120 178', dyes.steel, 6)}${part(
  'M-70 240H-20L-26 204H-64Z',
  dyes.water,
)}${part('M40 240V180H88V240Z', 'rgb(226 206 160)')}${part(
  'M140 240Q130 200 160 200Q190 200 180 240Z',
  dyes.wood,
)}${line('M220 238H270M232 238V196L258 214', dyes.dim, 6)}${[
  -240, -150, -55, 57, 150, 232,
]
  .map(
    (x) =>
      part(`M${x - 14} 146H${x + 14}V164H${x - 14}Z`, PALE) +
      part(`M${x - 14} 256H${x + 14}V274H${x - 14}Z`, PALE),
  )
  .join('')}`;

/** A pot of food that hangs over a fire, with snow around it. */
export const breakfast =
  fill('M-450 346Q-200 326 0 348T450 338V420H-450Z', 'rgb(244 246 246)') +
  line('M-90 372L0 170L90 372', dyes.wood, 9) +
  line('M0 178V240', dyes.ink, 3) +
  fire(0, 0.6) +
  part('M-46 244H46Q54 306 24 316H-24Q-54 306-46 244Z', 'rgb(86 86 92)') +
  line('M-12 234Q-28 208-8 188M14 234Q32 206 12 182', dyes.smoke, 5).replaceAll(
    '/>',
    ' stroke-opacity=".5"/>',
  );
