import type {FaceShape} from './faceShape';
import {moved, path} from './pen';
import type {Beard, Hair} from './sitter';

/** A drawing in one tone: its shape, the strands on it, and where light falls. */
export type Strand = {
  readonly shape: string;
  readonly lines: string;
  readonly light?: string;
  /** The part behind the neck, which is drawn first. */
  readonly behind?: string;
};

/** Returns the outline of hair on the skull, by its thickness and where it ends at the nape. */
function cap(off: number, nape: number, hairline = 70): string {
  return `M150 86C${151 + off * 0.4} ${66 - off} ${137 + off * 0.3} ${49 - off} 112 ${41 - off}C84 ${40 - off} ${66 - off} ${64 - off} ${65 - off} 98C${64 - off} 114 ${68 - off} ${nape} ${84 - off * 0.4} ${nape}C83 118 80 106 87 98Q93 101 95 113Q99 104 98 92Q99 ${hairline + 9} 109 ${hairline + 1}Q125 ${hairline - 8} 139 ${hairline}Q147 ${hairline + 5} 150 86Z`;
}

const STRANDS =
  'M138 62C118 50 92 58 82 82M128 58C108 50 86 58 76 84M96 84C90 74 84 84 80 98M74 92C70 106 74 118 82 128M144 68C138 60 130 56 122 54M104 74C96 72 90 80 90 92';
const SHEEN =
  'M140 60C128 50 108 48 94 58C110 54 126 58 136 66ZM84 68C76 78 73 90 74 100C78 90 82 78 88 70Z';

/** Hairstyles. */
export const hairs: Readonly<Record<Hair, Strand>> = {
  bald: {shape: '', lines: ''},
  cropped: {
    shape: cap(-1, 128, 68),
    lines:
      'M140 62l-3 4M130 56l-3 5M118 53l-3 5M106 52l-3 5M95 56l-3 5M86 63l-3 5M79 73l-2 5M74 85l-2 5M73 97l-1 5M75 109l0 5M124 62l-3 4M110 62l-3 4M98 68l-3 4M88 78l-2 5M83 90l-1 5',
    light: SHEEN,
  },
  short: {shape: cap(3, 134), lines: STRANDS, light: SHEEN},
  bun: {
    shape: `M72 70C50 58 38 76 44 92C50 106 68 104 78 92Z${cap(2, 130)}`,
    lines: `${STRANDS}M68 76C56 72 48 82 52 94M72 86C66 94 60 96 56 92`,
    light: SHEEN,
  },
  knot: {
    shape: `M96 46C84 30 90 15 106 16C122 14 128 30 118 45Z${cap(1, 126)}`,
    lines: `${STRANDS}M98 42C94 30 98 22 106 21M112 42C116 32 114 24 109 21M95 46Q107 51 119 45`,
    light: SHEEN,
  },
  braid: {
    shape: `${cap(3, 134)}M80 128C70 140 68 152 74 162C66 172 68 184 76 192C70 202 72 214 80 224L86 240H94C94 230 96 222 92 212C98 204 98 194 92 186C98 176 96 166 90 158C94 148 92 138 88 130Z`,
    lines: `${STRANDS}M75 146Q86 152 92 144M74 162Q84 168 90 158M73 178Q84 184 93 176M76 192Q86 198 92 186M76 210Q86 216 93 208`,
    light: SHEEN,
  },
  plaits: {
    shape: cap(1, 130, 66),
    lines:
      'M142 66C124 50 96 54 78 86M134 58C112 48 88 56 74 80M146 74C130 60 104 62 84 96M120 62C104 62 92 74 86 96M74 92C71 106 74 116 82 126M78 86l6 3M82 78l7 3M88 70l6 4M96 64l5 5M106 60l4 5M118 57l2 6M130 58l1 5',
    light: SHEEN,
  },
  curls: {
    shape:
      'M150 82Q158 70 148 62Q150 48 134 46Q126 34 112 38Q98 28 86 42Q68 42 66 58Q50 66 58 82Q48 94 58 106Q52 120 66 126Q70 138 84 132Q84 116 88 100Q95 104 97 112Q101 104 100 92Q102 84 112 78Q118 68 126 74Q136 66 142 74Q148 74 150 82Z',
    lines:
      'M140 56q-8-4-12 4M118 48q-8-3-11 6M96 50q-9-1-11 8M76 66q-8 2-6 11M68 90q-7 5-2 13M74 112q-5 6 2 11M110 62q-8-1-9 8M92 72q-8 2-6 11M84 92q-6 4-2 11M128 62q-7-1-8 6',
    light:
      'M134 50q8 4 6 10q-6-6-12-6q2-4 6-4ZM104 40q-8 0-10 6q8-2 14 0q0-5-4-6ZM72 60q-5 4-4 10q5-4 9-6q0-4-5-4Z',
  },
  long: {
    shape: `${cap(4, 140)}M84 132C74 150 74 176 66 206Q62 226 66 244H40C44 214 48 176 58 140C60 128 62 118 64 110Z`,
    behind: 'M138 60C152 84 150 130 152 160C154 184 160 200 166 214H60V100Z',
    lines: `${STRANDS}M66 112C62 148 58 178 52 212M74 122C68 156 66 186 58 224M80 134C74 160 72 184 66 208`,
    light: `${SHEEN}M64 130C58 150 54 172 52 196C60 180 66 154 68 134Z`,
  },
  mane: {
    shape:
      'M150 84C158 58 140 32 108 30C70 28 48 62 46 104C44 130 38 148 30 160C40 160 46 156 50 150C48 168 44 180 38 192C50 190 58 182 62 172C62 188 60 200 56 212C74 202 84 182 88 156C84 138 82 116 88 99Q94 102 96 112Q100 102 99 90Q100 80 110 72Q124 62 136 70Q146 74 150 84Z',
    behind: 'M140 60C162 90 152 140 166 178C152 176 146 168 140 160L80 200V80Z',
    lines: `${STRANDS}M62 96C58 124 58 146 50 170M72 116C68 142 68 162 62 186M56 82C50 100 50 118 46 138M120 40C96 38 74 54 66 82`,
    light:
      'M138 50C122 38 98 38 82 52C102 46 122 50 136 62ZM66 70C58 84 56 100 56 116C62 100 68 86 74 76Z',
  },
};

/** Returns a beard that follows the jaw. */
export function getBeard(beard: Beard, face: FaceShape): Strand {
  const {septum, wing, mouthNear, mouth, mouthFar, lowerLip} = face;
  const {side, chin, chinFar, chinNear, jaw, lobe} = face;
  const moustache = path`M${moved(septum, 2, 3)}Q${moved(mouth, 8, -8)} ${moved(mouthFar, 5, 3)}Q${moved(mouth, 6, -2)} ${moved(mouth, 0, -2)}Q${moved(mouthNear, 8, -1)} ${moved(mouthNear, -7, 6)}Q${moved(mouthNear, 0, -8)} ${moved(wing, 4, 6)}Q${moved(septum, -3, 1)} ${moved(septum, 2, 3)}Z`;
  const hair = path`M${moved(wing, 2, 7)}L${moved(mouthNear, 4, -2)}M${moved(septum, 3, 5)}L${moved(mouthFar, 1, -2)}`;
  if (beard === 'moustache') {
    return {shape: moustache, lines: hair};
  }
  if (beard === 'goatee') {
    return {
      shape: `${path`M${moved(mouthNear, 2, 6)}Q${moved(lowerLip, -8, 5)} ${moved(lowerLip, 0, 3)}Q${moved(lowerLip, 8, 4)} ${moved(mouthFar, -2, 6)}Q${moved(chinFar, 2, 2)} ${moved(chin, 4, 20)}Q${moved(chinNear, 0, 6)} ${moved(mouthNear, 2, 6)}Z`}${moustache}`,
      lines: `${hair}${path`M${moved(lowerLip, -4, 6)}L${moved(chin, 0, 10)}M${moved(lowerLip, 3, 6)}L${moved(chin, 4, 12)}`}`,
    };
  }
  const foot =
    beard === 'forked'
      ? path`Q${moved(chinFar, 0, 18)} ${moved(chin, 8, 38)}L${moved(chin, 1, 20)}L${moved(chin, -8, 38)}Q${moved(chinNear, -6, 14)} ${moved(jaw, 2, 6)}`
      : path`Q${moved(chinFar, 2, 20)} ${moved(chin, 2, 26)}Q${moved(chinNear, -6, 18)} ${moved(jaw, 0, 6)}`;
  return {
    shape: `${path`M${moved(lobe, 5, -10)}Q${moved(lobe, 9, 8)} ${moved(mouthNear, -8, -4)}Q${moved(mouthNear, -4, 8)} ${moved(lowerLip, -7, 2)}Q${moved(lowerLip, 0, 5)} ${moved(lowerLip, 8, 1)}Q${moved(mouthFar, 1, 4)} ${moved(mouthFar, 3, -4)}L${moved(side, 3, -2)}`}${foot}${path`Q${moved(lobe, -2, 10)} ${moved(lobe, 5, -10)}Z`}${moustache}`,
    lines: `${hair}${path`M${moved(lowerLip, -3, 6)}Q${moved(chin, -2, 4)} ${moved(chin, -2, 18)}M${moved(lowerLip, 6, 5)}Q${moved(chinFar, -2, 4)} ${moved(chin, 6, 18)}M${moved(mouthNear, -6, 8)}Q${moved(chinNear, -2, 0)} ${moved(chinNear, 2, 14)}M${moved(jaw, 4, -8)}Q${moved(jaw, 6, 4)} ${moved(chinNear, -6, 8)}M${moved(lobe, 6, 0)}Q${moved(jaw, 0, -6)} ${moved(jaw, 2, 2)}`}`,
  };
}
