import {number, range} from '../arms/charges/figure';
import type {Dress, Headgear} from './sitter';

/** A garment: its shape, a second shape in another tone, and lines. */
export type Garment = {
  readonly shape: string;
  readonly trim?: string;
  readonly lines?: string;
  /** The part behind the head. */
  readonly behind?: string;
};

const SHOULDERS =
  'M12 244C16 214 40 200 88 184Q108 200 138 188C176 198 214 208 226 244Z';

/** Returns a fur collar as an outline of tufts. */
function tufts(): string {
  const upper = range(8).map((index) => `q3-11 ${index < 4 ? '14-5' : '14 3'}`);
  const lower = range(8).map((index) => `q-3 12-15 ${index < 4 ? '3' : '-4'}`);
  return `M58 196${upper.join('')}q12 6 6 20${lower.join('')}q-14-10-2-18Z`;
}

/** Garments for the shoulders. */
export const dresses: Readonly<Record<Dress, Garment>> = {
  cloak: {
    shape: SHOULDERS,
    trim: 'M80 186Q108 212 142 188L150 196Q108 228 70 194Z',
    lines:
      'M60 206Q66 224 58 244M92 216Q98 230 94 244M160 200Q158 224 168 244M130 212Q128 228 132 244',
  },
  fur: {
    shape: SHOULDERS,
    trim: tufts(),
    lines: 'M44 216Q46 232 40 244M190 214Q192 230 198 244',
  },
  gorget: {
    shape: SHOULDERS,
    trim: 'M84 174Q108 190 138 178L146 200Q108 222 72 198ZM40 214Q56 202 70 210Q60 226 52 244H22Q26 224 40 214ZM196 214Q178 202 162 208Q176 224 182 244H216Q210 224 196 214Z',
    lines: 'M80 184Q108 200 141 187M76 192Q108 210 144 195',
  },
  robe: {
    shape: SHOULDERS,
    trim: 'M86 184Q108 204 138 188L122 244H104Z',
    lines:
      'M104 244L92 200M122 244L134 202M52 210Q56 228 50 244M178 206Q178 226 184 244',
  },
  toga: {
    shape: SHOULDERS,
    trim: 'M66 192Q110 226 190 204L206 216Q120 250 52 204Z',
    lines:
      'M74 196Q112 222 184 206M62 202Q112 238 200 212M88 230Q120 242 168 234M100 186Q112 196 132 190',
  },
  coat: {
    shape: SHOULDERS,
    trim: 'M84 176L108 206L98 226L62 196ZM138 180L116 206L128 228L160 200Z',
    lines:
      'M112 208V244M120 222h.5M120 234h.5M56 208Q60 226 54 244M178 208Q178 226 186 244',
  },
  apron: {
    shape: SHOULDERS,
    trim: 'M84 206Q110 216 146 206L156 244H76Z',
    lines:
      'M84 206L80 186M146 206L142 190M92 224H118V240H92ZM126 222H146V238H126Z',
  },
  ruff: {
    shape: SHOULDERS,
    trim: range(9)
      .map((index) => {
        const x = 72 + index * 10;
        const y = 184 + Math.sin((index / 8) * Math.PI) * 10;
        return `M${number(x - 8)} ${number(y + 10)}Q${number(x - 10)} ${number(y - 8)} ${number(x)} ${number(y - 8)}Q${number(x + 10)} ${number(y - 8)} ${number(x + 8)} ${number(y + 10)}Z`;
      })
      .join(''),
    lines: 'M112 206V244M62 208Q66 226 60 244M170 206Q170 226 176 244',
  },
};

/** Headgear. */
export const headgears: Readonly<Record<Headgear, Garment>> = {
  hood: {
    shape:
      'M158 66C150 26 100 16 66 46C36 74 44 128 46 162Q42 192 28 210L84 214Q96 190 96 164C98 130 104 104 122 84Q136 72 158 66Z',
    trim: 'M158 66Q138 70 124 84C106 104 100 130 98 164L90 168C90 128 96 100 114 80Q130 64 156 58Z',
    lines: 'M66 70C56 100 60 140 56 176M80 60C68 92 74 140 72 188',
  },
  hat: {
    shape:
      'M50 72Q72 54 92 56Q86 22 112 14Q140 8 146 50Q174 52 196 70Q170 78 148 74Q110 64 82 78Q64 82 50 72Z',
    trim: 'M91 50Q118 38 146 46L147 58Q118 50 92 62Z',
    lines: 'M112 18Q116 30 112 40M60 72Q110 56 186 70',
  },
  cap: {
    shape: 'M152 66C148 34 112 22 84 40C66 52 60 72 62 88C90 72 124 70 152 66Z',
    trim: 'M153 58C124 62 88 66 60 82L62 94C90 78 126 74 154 70Z',
    lines:
      'M92 66l6 8 6-10 6 9 6-10 6 9 6-10 6 8M108 32Q106 46 108 58M90 40Q84 54 84 66',
  },
  helmet: {
    shape:
      'M158 74C158 36 124 22 98 30C66 40 58 76 62 106Q64 122 76 130L92 128Q92 104 104 90L124 86Q144 82 158 74Z',
    trim: 'M158 74Q130 78 104 86L100 78Q130 68 158 66ZM104 30Q76 2 40 20Q28 32 30 58Q46 36 70 42Q88 34 104 30Z',
    lines: 'M110 30Q112 50 106 76M44 28Q64 22 84 36M38 40Q60 32 76 42',
  },
  crown: {
    shape:
      'M68 72L60 34L84 52L96 24L110 50L132 26L134 54L156 42L150 74Q108 58 68 72Z',
    trim: 'M67 66Q108 52 152 66L151 78Q108 64 69 80Z',
    lines: 'M96 24v.5M132 26v.5M60 34v.5M156 42v.5',
  },
  circlet: {
    shape: 'M152 64Q108 56 66 84L66 91Q108 66 153 72Z',
    trim: 'M149 58l8 9-7 9-7-8Z',
  },
  laurel: {
    shape: range(9)
      .map((index) => {
        const x = 148 - index * 9.6;
        const y = 60 - Math.sin((index / 8) * 2.2) * 10 + index * 2.6;
        return `M${number(x)} ${number(y)}q-2-14-14-14q0 12 14 14ZM${number(x)} ${number(y)}q-10 12-16 6q4-8 16-6Z`;
      })
      .join(''),
  },
  leaves: {
    shape:
      'M142 54C132 30 142 12 162 4C156 18 160 26 170 28C156 34 152 44 150 58ZM104 44C96 20 78 12 60 16C74 22 76 32 70 42C84 38 92 46 96 54Z',
    trim: range(8)
      .map((index) => {
        const x = 148 - index * 10.6;
        const y = 58 - Math.sin((index / 7) * 2.4) * 12 + index * 3;
        return `M${number(x + 4)} ${number(y + 4)}Q${number(x - 10)} ${number(y + 6)} ${number(x - 10)} ${number(y - 10)}Q${number(x + 4)} ${number(y - 8)} ${number(x + 4)} ${number(y + 4)}Z`;
      })
      .join(''),
  },
  scarf: {
    shape:
      'M150 60C146 36 112 26 84 42C60 56 58 92 64 112L44 142L72 136L82 128C84 106 100 84 152 70Z',
    trim: 'M152 60C120 62 84 78 64 112L70 118C88 88 122 76 153 71Z',
    lines: 'M64 112Q56 124 48 140M112 40Q92 56 80 84',
  },
};
