import {number} from '../arms/charges/figure';
import type {Profile} from './profile';
import type {Beard, Hair} from './sitter';

/** A drawing in one tone: its shape, and lines on it. */
export type Strand = {
  readonly shape: string;
  readonly lines: string;
  /** The part behind the shoulders, which is drawn first. */
  readonly behind?: string;
};

/** Returns the outline of hair on the skull, by its thickness and where it ends at the back. */
function cap(off: number, nape: number, temple = 102): string {
  return `M146 ${55 - off / 3}C136 ${38 - off} 92 ${34 - off} ${70 - off} 70C${56 - off} 96 ${62 - off} 122 ${78 - off / 2} ${nape}L96 ${nape - 4}C94 122 98 108 108 ${temple}C112 108 118 108 121 100C122 88 122 80 130 74C138 68 150 66 146 ${55 - off / 3}Z`;
}

const STRANDS =
  'M140 56C116 48 90 56 80 82M130 66C108 62 92 74 88 98M138 60C110 56 94 66 84 92M76 84C68 100 70 116 80 130M122 78C108 76 98 88 96 108';

/** Hairstyles. */
export const hairs: Readonly<Record<Hair, Strand>> = {
  bald: {shape: '', lines: ''},
  cropped: {
    shape: cap(0, 132),
    lines:
      'M134 56l-4 5M122 52l-5 5M108 51l-5 5M96 57l-5 5M86 68l-4 5M80 82l-4 5M78 98l-4 5M82 114l-4 4M118 64l-5 5M104 66l-5 5M94 78l-5 5M90 94l-5 5',
  },
  short: {shape: cap(5, 142), lines: STRANDS},
  bun: {
    shape: `${cap(4, 134)}M70 84C46 70 34 92 44 108C52 120 70 114 76 104Z`,
    lines: `${STRANDS}M66 88C54 84 44 94 50 106M70 100C62 108 54 108 50 102`,
  },
  knot: {
    shape: `${cap(2, 128)}M104 40C92 24 96 10 112 12C128 10 132 26 122 40Z`,
    lines: `${STRANDS}M106 36C102 26 104 18 112 18M118 36C122 28 120 20 114 18`,
  },
  braid: {
    shape: cap(5, 140),
    behind:
      'M70 112C54 126 52 148 60 162C52 176 54 192 64 204C60 216 64 230 72 240L88 238C84 226 86 214 90 204C82 192 82 180 88 166C82 156 84 144 96 130Z',
    lines: `${STRANDS}M60 148Q72 154 86 148M59 168Q74 178 88 166M58 188Q72 182 86 188M64 206Q76 214 90 202`,
  },
  curls: {
    shape:
      'M148 56Q150 42 136 42Q130 28 114 34Q100 24 88 38Q70 36 68 54Q50 60 56 78Q44 92 56 104Q48 118 62 126Q62 142 78 142Q88 150 96 138Q100 120 108 102Q116 110 121 100Q122 84 130 76Q144 72 148 56Z',
    lines:
      'M134 50q-8-6-14 2M112 44q-8-4-12 6M92 50q-10-2-12 8M76 68q-8 2-6 12M70 92q-8 6-2 14M78 118q-6 6 2 12M108 60q-8-2-10 8M92 78q-8 2-6 12M98 98q-8 4-4 12',
  },
  long: {
    shape: cap(6, 146),
    behind:
      'M80 60C46 70 50 150 44 196C42 214 46 228 52 240H112C98 214 100 170 104 140Z',
    lines: `${STRANDS}M66 110C60 140 62 170 58 204M78 124C72 154 74 184 70 220M90 140C84 166 86 194 84 226`,
  },
  mane: {
    shape:
      'M150 58C140 26 96 18 66 48C40 74 42 122 34 150C44 148 48 144 52 140C48 164 46 176 40 190C52 186 58 180 62 172C62 186 62 196 58 208C76 200 88 176 98 148C96 124 100 110 108 102C114 108 120 106 122 98C122 84 130 76 138 72C148 70 152 66 150 58Z',
    lines: `${STRANDS}M62 100C54 124 56 148 50 170M76 116C68 142 70 164 66 186M58 80C50 96 50 112 46 130`,
  },
};

/** Returns a beard that follows the jaw. */
export function getBeard(
  beard: Beard,
  {base, mouth, chin, dip, jaw, throat}: Profile,
): Strand {
  const from = `${number(base[0] - 3)} ${number(base[1] + 3)}`;
  const corner = `${number(mouth[0] - 10)} ${number(mouth[1])}`;
  const moustache = `M${from}Q${number(base[0] + 5)} ${number(base[1] + 8)} ${number(mouth[0] + 5)} ${number(mouth[1] - 1)}Q${corner} ${number(mouth[0] - 16)} ${number(mouth[1] + 6)}Q${number(mouth[0] - 14)} ${number(mouth[1] - 8)} ${from}Z`;
  if (beard === 'moustache') {
    return {shape: moustache, lines: ''};
  }
  if (beard === 'goatee') {
    return {
      shape: `${moustache}M${number(dip[0] + 1)} ${number(dip[1] - 2)}Q${number(chin[0] + 6)} ${number(chin[1] + 2)} ${number(chin[0] + 2)} ${number(chin[1] + 20)}Q${number(jaw[0] - 6)} ${number(jaw[1] + 6)} ${number(jaw[0] - 12)} ${number(jaw[1] - 6)}Q${number(dip[0] - 10)} ${number(dip[1] + 4)} ${number(dip[0] + 1)} ${number(dip[1] - 2)}Z`,
      lines: `M${number(dip[0] - 2)} ${number(dip[1] + 4)}L${number(chin[0])} ${number(chin[1] + 12)}`,
    };
  }
  const low = beard === 'forked' ? 46 : 30;
  const foot =
    beard === 'forked'
      ? `L${number(chin[0] - 2)} ${number(chin[1] + low)}L${number(chin[0] - 12)} ${number(chin[1] + 24)}L${number(chin[0] - 22)} ${number(chin[1] + low - 4)}`
      : `Q${number(chin[0] - 2)} ${number(chin[1] + low)} ${number(chin[0] - 18)} ${number(chin[1] + low)}`;
  return {
    shape: `${moustache}M${number(mouth[0] + 1)} ${number(mouth[1] + 2)}Q${number(chin[0] + 8)} ${number(chin[1])} ${number(chin[0] + 6)} ${number(chin[1] + 14)}${foot}Q${number(throat[0] - 8)} ${number(throat[1] + 14)} 116 136Q112 116 118 100Q122 98 123 108Q126 130 ${number(mouth[0] - 14)} ${number(mouth[1] + 6)}Z`,
    lines: `M${number(dip[0])} ${number(dip[1] + 4)}Q${number(chin[0] + 2)} ${number(chin[1] + 6)} ${number(chin[0] - 2)} ${number(chin[1] + low - 8)}M${number(dip[0] - 12)} ${number(dip[1] + 4)}Q${number(chin[0] - 10)} ${number(chin[1] + 8)} ${number(chin[0] - 12)} ${number(chin[1] + 22)}M${number(dip[0] - 24)} ${number(dip[1])}Q${number(chin[0] - 24)} ${number(chin[1] + 6)} ${number(chin[0] - 22)} ${number(chin[1] + 16)}`,
  };
}
