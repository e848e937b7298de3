import {number, range} from '../arms/charges/figure';
import {INK} from '../arms/tinctures';
import {filled, lines, type Model} from './pen';
import type {Kind} from './sitter';

/** Ears by people; an empty string if none are visible. */
export const EARS: Readonly<Record<Kind, string>> = {
  human:
    'M108 96C104 86 116 82 121 92C124 100 120 112 113 116C107 114 110 106 108 96Z',
  elf: 'M112 116C102 108 98 90 84 68C104 76 118 84 121 94C123 102 119 112 112 116Z',
  halfOrc:
    'M110 116C102 108 100 98 92 84C108 84 119 86 121 95C122 104 118 112 110 116Z',
  orc: 'M108 118C98 110 96 98 86 86C104 84 117 86 119 96C120 106 116 114 108 118Z',
  goblin:
    'M114 124C94 126 66 112 46 82C74 76 102 82 116 98C122 106 121 119 114 124Z',
  scaloid: '',
  arachnahd: '',
};

/** The folds of the ear of a goblin. */
export const EAR_FOLDS = 'M60 90C80 92 98 98 108 110M112 104Q116 112 110 118';

function eye({sitter, profile, skin}: Model): string {
  const [x, y] = profile.bridge;
  const [left, top] = [x - 9, y + 3];
  if (sitter.isDead === true) {
    return lines(
      `M${number(left - 7)} ${number(top)}Q${number(left)} ${number(top + 5)} ${number(left + 6)} ${number(top)}M${number(left - 5)} ${number(top + 3)}l-2 3M${number(left)} ${number(top + 4)}v3`,
      skin.deep,
      1.8,
    );
  }
  const brow = `M${number(left - 11)} ${number(top - 9)}Q${number(left)} ${number(top - 16)} ${number(left + 9)} ${number(top - 10)}`;
  return `${filled(
    `M${number(left - 7)} ${number(top + 1)}Q${number(left)} ${number(top - 6)} ${number(left + 6)} ${number(top - 2)}Q${number(left + 5)} ${number(top + 4)} ${number(left - 7)} ${number(top + 1)}Z`,
    'rgb(244 238 224)',
    1.2,
  )}<circle cx="${number(left + 2.4)}" cy="${number(top - 0.6)}" r="2.6" fill="${INK}"/>${lines(
    brow,
    skin.deep,
    2.6,
  )}`;
}

/** Draws the eight small eyes of a Weaver, the largest in front. */
function manyEyes({profile}: Model): string {
  const [x, y] = profile.bridge;
  const spots = [
    [-4, -2, 5],
    [-15, -8, 3.6],
    [-3, -16, 3.2],
    [-15, 5, 2.8],
  ] as const;
  return spots
    .map(
      ([dx, dy, r]) =>
        `<circle cx="${number(x + dx)}" cy="${number(y + dy)}" r="${r}" fill="${INK}"/><circle cx="${number(x + dx + r * 0.3)}" cy="${number(y + dy - r * 0.35)}" r="${number(r * 0.3)}" fill="rgb(240 232 214)"/>`,
    )
    .join('');
}

/** Draws two short palps below the mouth, and the seams of the plates of cheek and brow. */
function jaws({profile, skin}: Model): string {
  const [x, y] = profile.mouth;
  const palp = (left: number, top: number): string =>
    `M${number(x + left - 7)} ${number(y + top - 2)}Q${number(x + left + 4)} ${number(y + top)} ${number(x + left + 1)} ${number(y + top + 13)}Q${number(x + left - 5)} ${number(y + top + 9)} ${number(x + left - 8)} ${number(y + top + 4)}Z`;
  return (
    lines('M100 88Q116 112 108 150M122 66Q133 78 131 92', skin.dark, 2) +
    filled(palp(-4, 2), skin.dark, 1.4) +
    filled(palp(2, 1), skin.plain, 1.4)
  );
}

/** Draws the large eye of a goblin, who shaves the brows. */
function goblinEye({profile, skin}: Model): string {
  const [x, y] = profile.bridge;
  const [left, top] = [x - 9, y + 2];
  return `${filled(
    `M${number(left - 9)} ${number(top + 2)}Q${number(left - 1)} ${number(top - 9)} ${number(left + 8)} ${number(top - 3)}Q${number(left + 7)} ${number(top + 6)} ${number(left - 9)} ${number(top + 2)}Z`,
    'rgb(244 238 224)',
    1.3,
  )}<circle cx="${number(left + 2)}" cy="${number(top - 1)}" r="4" fill="${INK}"/><circle cx="${number(left + 3.4)}" cy="${number(top - 2.4)}" r="1.2" fill="rgb(250 246 236)"/>${lines(
    `M${number(left - 8)} ${number(top - 6)}Q${number(left)} ${number(top - 13)} ${number(left + 8)} ${number(top - 8)}`,
    skin.dark,
    1.6,
  )}`;
}

/** Draws the crest of a Scaloid, behind the skull. */
export function getCrest({skin}: Model): string {
  const crest = range(8)
    .map((index) => {
      const turn = -1.05 - index * 0.31;
      const at = (reach: number, side: number): string =>
        `${number(108 + Math.cos(turn + side) * reach)} ${number(94 + Math.sin(turn + side) * reach)}`;
      return `M${at(40, 0.2)}L${at(70 - Math.abs(index - 4) * 2, -0.1)}L${at(40, -0.2)}Z`;
    })
    .join('');
  return filled(crest, skin.dark);
}

/** Draws the scales of a Scaloid. */
function scales({skin}: Model): string {
  const spots = range(26)
    .map((index) => {
      const row = Math.floor(index / 5);
      const x = 84 + (index % 5) * 11 + (row % 2) * 5;
      const y = 76 + row * 15;
      return `M${x} ${y}q4 5 8 0`;
    })
    .join('');
  return lines(spots, skin.dark, 1.6);
}

/** Draws a tusk that rises from the lower jaw. */
function tusk({profile}: Model, tall: number): string {
  const [x, y] = profile.mouth;
  return filled(
    `M${number(x - 7)} ${number(y + 3)}Q${number(x - 1)} ${number(y - tall * 0.4)} ${number(x + 1)} ${number(y - tall)}Q${number(x + 5)} ${number(y - tall * 0.3)} ${number(x + 1)} ${number(y + 3)}Z`,
    'rgb(240 230 204)',
    1.3,
  );
}

/** Features of a people, drawn over the head and below garments. */
export const MARKINGS: Readonly<Record<Kind, (model: Model) => string>> = {
  arachnahd: (model) => manyEyes(model) + jaws(model),
  elf: eye,
  goblin: goblinEye,
  halfOrc: (model) => eye(model) + tusk(model, 10),
  human: eye,
  orc: (model) => eye(model) + tusk(model, 17),
  scaloid: (model) => scales(model) + eye(model),
};
