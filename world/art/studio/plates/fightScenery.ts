import {dyes, fill, line, part} from './pen';

/** The wall of a bridge, behind those who stand on it, with a lake beyond. */
export const bridgeWall =
  fill('M-600 250H600V320H-600Z', dyes.water, 0.5) +
  part('M-604 300H604V372H-604Z', dyes.stone) +
  line(
    'M-600 324H600M-500 300V324M-340 324V372M-420 300V324M-180 300V324M-60 324V372M20 300V324M180 324V372M260 300V324M420 324V372M500 300V324',
    dyes.shade,
    2,
  );

/** A bridge of three arches in side view, high enough to hide below. */
export const highBridge =
  fill('M-600 338H600V392H-600Z', dyes.water, 0.35) +
  part(
    'M-604 178H604V372H572A170 150 0 0 0 240 372H170A170 150 0 0 0-170 372H-240A170 150 0 0 0-572 372H-604Z',
    dyes.stone,
  ) +
  fill(
    'M-170 372A170 150 0 0 1 170 372H150A150 132 0 0 0-150 372ZM240 372A166 150 0 0 1 572 372H552A146 132 0 0 0 260 372ZM-572 372A166 150 0 0 1-240 372H-260A146 132 0 0 0-552 372Z',
    dyes.shade,
  ) +
  line('M-600 196H600', dyes.shade, 3);

/** The deck of a skyship under sail: mast, rail, and clouds below. */
export const skyDeck =
  fill(
    'M-600 300Q-520 262-430 292Q-340 252-240 290Q-130 256-30 292Q80 250 190 288Q300 254 400 292Q500 260 600 296V372H-600Z',
    'rgb(250 246 236)',
    0.9,
  ) +
  line('M-600 296H600M-600 330H600', dyes.wood, 7) +
  line(
    'M-560 296V372M-440 296V372M-320 296V372M-200 296V372M-80 296V372M40 296V372M160 296V372M280 296V372M400 296V372M520 296V372',
    dyes.wood,
    5,
  ) +
  part('M-20-10H8V372H-20Z', dyes.wood) +
  part('M8 14Q210 40 330 150Q170 118 8 146Z', dyes.sail) +
  part('M-20 22Q-170 46-270 140Q-140 116-20 140Z', dyes.sail);

/** Planks of a deck, and the line from a mast to somebody's belt. */
export const deckFront =
  fill('M-600 366H600V420H-600Z', dyes.plank) +
  line('M-600 384H600M-600 402H600', dyes.wood, 2) +
  line('M-8 250Q-130 350-262 300', 'rgb(226 206 160)', 4) +
  line('M-14 246H4', 'rgb(226 206 160)', 7);

/** A dashed ring on the ground: what somebody can reach. */
export const ringOfReach = `<ellipse cx="0" cy="372" rx="300" ry="34" fill="rgb(148 70 52)" fill-opacity=".12" stroke="${dyes.cloth}" stroke-width="3" stroke-dasharray="12 9"/>`;

/** The way through the ring, and the way around it. */
export const waysPastReach =
  line('M-560 398Q-260 366-120 366', dyes.cloth, 4) +
  line('M300 410Q420 416 560 400', dyes.sail, 4);

/** A flame with its foot on the ground, this far from the middle. */
function flame(x: number, high: number): string {
  const top = 384 - high;
  return (
    fill(
      `M${x - 20} 384Q${x - 30} ${top + 40} ${x} ${top}Q${x - 2} ${top + 34} ${x + 16} ${top + 46}Q${x + 28} ${top + 70} ${x + 18} 384Z`,
      dyes.flame,
    ) +
    fill(
      `M${x - 10} 384Q${x - 14} ${top + 64} ${x + 2} ${top + 48}Q${x + 16} ${top + 74} ${x + 9} 384Z`,
      'rgb(250 214 120)',
    )
  );
}

/** A door seen from its edge, in a wall that is cut through. */
export const heldDoor =
  part('M-52-4H52V52H-52Z', dyes.stone) +
  line('M-52 24H52M-16-4V24M22 24V52', dyes.shade, 2) +
  part('M-14 52H14V374H-14Z', dyes.plank) +
  line('M-14 112H14M-14 320H14', dyes.steel, 9);

/** Oil that burns on the ground, and the flask it was in. */
export const burningOil = `<ellipse cx="262" cy="386" rx="122" ry="12" fill="${dyes.shade}" fill-opacity=".7"/>${flame(
  180,
  96,
)}${flame(226, 150)}${flame(272, 116)}${flame(318, 134)}${flame(
  354,
  72,
)}${part('M134 398L122 394V402ZM134 390H154Q168 398 154 406H134Z', dyes.brass)}`;
