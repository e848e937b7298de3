import {random} from '../noise';
import {dyes, fill, line, part} from './pen';

const ASH = 'rgb(176 170 164)';
const BRICK = 'rgb(172 112 84)';

/** Flakes of ash in the air between two heights. */
function flakes(seed: string, wide: number, many: number): string {
  const chance = random(seed);
  return Array.from({length: many}, () => {
    const [x, y, r] = [
      (chance() - 0.5) * wide,
      30 + chance() * 340,
      1.4 + chance() * 2.6,
    ].map((each) => each.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ASH}" fill-opacity=".8"/>`;
  }).join('');
}

/** A rat that runs to the left, with its feet on the ground, and coals for eyes. */
function rat(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="4" cy="1" rx="62" ry="5" fill="rgb(120 96 64)" fill-opacity=".35"/>${line('M52-22Q92-6 118-30Q132-42 150-34', 'rgb(150 124 116)', 4.5)}${part('M-78-20Q-66-42-42-46Q-40-60-28-58Q-18-56-20-46Q8-64 40-50Q68-38 60-12Q56-4 44-4L46 0H26L20-8Q-4-4-18-10L-22 0H-42L-38-12Q-60-8-78-20Z', 'rgb(128 122 120)')}${fill('M-20-46Q8-64 40-50Q58-42 60-26Q30-46-12-36Z', 'rgb(158 152 148)')}${part('M-42-46Q-44-62-30-60Q-20-56-26-44Q-34-38-42-46Z', 'rgb(176 150 144)')}<circle cx="-56" cy="-30" r="4" fill="rgb(255 150 60)"/><circle cx="-57" cy="-31" r="1.500" fill="rgb(255 226 160)"/><circle cx="-78" cy="-20" r="3" fill="${dyes.ink}"/>${line('M-72-18L-92-12M-72-20L-94-22', dyes.ink, 1.4)}${[10, 24, 38].map((at) => fill(`M${at}-52Q${at + 10}-76 ${at + 34}-80Q${at + 20}-66 ${at + 14}-48Z`, dyes.smoke, 0.45)).join('')}</g>`;
}

/** The bricks of a wall in rows, within a box. */
function bricks(
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: string,
): string {
  const rows = Math.round((bottom - top) / 26);
  const joints = Array.from({length: rows}, (_, row) => {
    const y = top + row * 26;
    const ups = Array.from(
      {length: Math.ceil((right - left) / 60)},
      (_item, index) => left + (row % 2 === 0 ? 60 : 30) + index * 60,
    )
      .filter((x) => x < right)
      .map((x) => `M${x} ${y}V${Math.min(y + 26, bottom)}`);
    return `M${left} ${y}H${right}${ups.join('')}`;
  });
  return (
    part(`M${left} ${bottom}V${top}H${right}V${bottom}Z`, color) +
    line(joints.join(''), 'rgb(120 76 58)', 1.6)
  );
}

/** A cold hearth, from which five rats with eyes like coals run over the ash. */
export const ashRats =
  bricks([120, 60, 430, 372], BRICK) +
  part('M100 44H450V70H100Z', dyes.wood) +
  part('M180 372V220Q275 140 370 220V372Z', 'rgb(54 44 42)') +
  fill('M186 372Q220 320 275 330Q336 318 366 372Z', ASH) +
  line('M236 352L310 334M240 334L318 352', 'rgb(50 40 36)', 10) +
  fill('M60 388Q160 356 300 366Q210 398 60 388Z', ASH, 0.7) +
  flakes('rats', 520, 40) +
  rat(246, 356, 0.72) +
  rat(96, 364, 0.86) +
  rat(-78, 386, 1.12) +
  rat(150, 398, 1) +
  rat(-2, 352, 0.66);

/** Four made beds in a row, and ash that falls. */
export const sleepersRoom =
  [-330, -110, 110, 330]
    .map((x) =>
      [
        part(`M${x - 84} 346V236H${x + 84}V346Z`, dyes.wood),
        part(
          `M${x - 74} 346V276Q${x} 256 ${x + 74} 276V346Z`,
          'rgb(206 196 176)',
        ),
        part(
          `M${x - 52} 276Q${x} 250 ${x + 52} 276Q${x} 290 ${x - 52} 276Z`,
          'rgb(250 242 222)',
        ),
      ].join(''),
    )
    .join('') + flakes('sleepers', 880, 90);

/** A crow of soot with raised wings, or one that sits. */
function crow(x: number, y: number, size: number, isFlying: boolean): string {
  const body =
    'M-58-24Q-40-46-16-42Q6-46 28-24L76-6Q48-2 30-4Q8 10-14 2Q-34-4-38-18Z';
  const wings = isFlying
    ? part(
        'M-8-36Q2-92 52-120Q48-100 62-100Q56-86 68-80Q56-70 62-58Q40-34 22-26Z',
        'rgb(44 40 44)',
      ) +
      part(
        'M-20-38Q-40-86-92-98Q-84-82-96-76Q-80-68-82-56Q-60-34-30-28Z',
        'rgb(60 56 60)',
      )
    : fill('M-14-34Q20-34 62-8Q28-8 4-14Z', 'rgb(70 66 70)');
  const legs = isFlying
    ? ''
    : line('M-6 2V20M6 2V20M-6 20H-16M6 20H16', dyes.ink, 3);
  return `<g transform="translate(${x} ${y}) scale(${size})">${legs}${part(body, 'rgb(52 48 52)')}${wings}<circle cx="-44" cy="-27" r="3.600" fill="rgb(255 150 60)"/>${fill('M76-6Q100-22 124-16Q104-6 66-8Z', dyes.smoke, 0.5)}${fill('M44-18Q70-40 96-38Q74-26 56-14Z', dyes.smoke, 0.4)}</g>`;
}

/** A capped chimney above a roof, with crows on it and around it. */
export const sootCrows =
  part('M-450 372L-300 300H300L450 372Z', 'rgb(132 132 140)') +
  line('M-412 354H412M-372 336H372M-336 318H336', 'rgb(104 104 112)', 2) +
  bricks([-84, 140, 84, 346], BRICK) +
  part('M-100 124H100V146H-100Z', BRICK) +
  part('M-116 106L104 96L110 116L-110 126Z', 'rgb(120 120 128)') +
  fill('M-70 126Q-110 140-150 128Q-112 120-84 124Z', dyes.smoke, 0.6) +
  crow(-30, 82, 0.9, false) +
  crow(76, 76, 0.8, false) +
  crow(-240, 160, 1.2, true) +
  crow(226, 120, 1, true) +
  crow(310, 262, 0.8, true) +
  crow(-330, 282, 0.7, true) +
  flakes('crows', 860, 36);

/** A wall press whose bricks are out, and a thing of ash and moving air that reaches out of it. */
export const coldDraft =
  part('M-450 352V0H450V352Z', 'rgb(216 190 152)') +
  line(
    'M-450 60H450M-450 300H450M-330 0V352M-60 0V60M-60 300V352M210 0V352M390 0V352',
    dyes.wood,
    11,
  ) +
  part('M-30 352V70H170V352Z', 'rgb(44 38 40)') +
  part(
    'M-30 352V322H6V296H-12V270H16V352ZM170 352V300H142V326H120V352ZM170 110V70H120V92H146V110ZM-30 70H20V88H-2V112H-30Z',
    BRICK,
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((turn) =>
      line(
        `M${90 - turn * 10} ${330 - turn * 22}Q${10 - turn * 46} ${330 - turn * 8} ${-60 - turn * 40} ${286 - turn * 28}T${-170 - turn * 26} ${300 - turn * 40}`,
        turn % 2 === 0 ? ASH : 'rgb(206 208 210)',
        9 - turn,
      ).replace('/>', ' stroke-opacity=".7"/>'),
    )
    .join('') +
  [
    'M100 352Q6 316 40 250Q64 214 30 176Q12 120 60 92Q104 70 136 112Q154 154 124 196Q104 226 132 262Q150 312 100 352Z',
    'M88 352Q30 300 62 250Q80 216 52 182Q34 132 72 104Q108 90 126 124Q138 160 112 194Q92 226 114 262Q128 310 88 352Z',
    'M92 352Q58 306 80 258Q94 226 72 192Q56 146 84 120Q108 110 116 136Q122 166 100 196Q86 228 102 262Q112 306 92 352Z',
  ]
    .map((d, layer) =>
      fill(
        d,
        ['rgb(126 124 128)', 'rgb(164 164 168)', 'rgb(204 206 208)'][layer] ??
          ASH,
        0.72,
      ),
    )
    .join('') +
  line(
    'M126 112Q170 86 158 40M112 100Q140 70 116 30M92 94Q92 66 70 44M140 150Q166 140 164 104',
    'rgb(164 164 168)',
    6,
  ).replace('/>', ' stroke-opacity=".6"/>') +
  fill(
    'M48 148Q62 136 80 154Q64 166 48 148ZM92 152Q108 136 122 144Q112 164 92 152Z',
    'rgb(30 26 30)',
  ) +
  [
    [64, 152],
    [107, 150],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="3.500" fill="rgb(190 226 240)"/>`,
    )
    .join('') +
  fill(
    'M70 186Q86 176 104 184Q96 214 84 222Q72 210 70 186Z',
    'rgb(52 46 50)',
    0.85,
  ) +
  [
    'M46 240Q-10 196-86 222Q-116 214-136 188M-86 222Q-120 226-150 212M-86 222Q-118 238-142 240M-86 222Q-104 244-120 260',
    'M112 250Q60 296-20 282Q-52 266-78 268M-20 282Q-56 284-84 292M-20 282Q-48 298-70 314',
  ]
    .map(
      (d) => line(d, 'rgb(110 108 112)', 12) + line(d, 'rgb(190 190 194)', 8),
    )
    .join('') +
  flakes('draft', 700, 60);
