import {number, range} from '../arms/charges/figure';
import type {Dress, Shade} from './sitter';

/** A garment: its shape, a second shape in a lighter tone, its shadows, and lines. */
export type Garment = {
  readonly shape: string;
  readonly trim?: string;
  /** The color of the second shape, if it is not that of the dress. */
  readonly trimShade?: Shade;
  readonly shadow?: string;
  readonly lines?: string;
};

const SHOULDERS =
  'M8 248C12 220 40 205 92 190Q116 206 144 188C188 200 220 216 228 248Z';
/** The shoulder turned away from the light, and the fold below the collar. */
const SHADE =
  'M8 248C12 220 40 205 92 190L100 197C70 212 58 228 58 248ZM92 190Q116 206 144 188L146 196Q116 218 90 198Z';

/** Returns a collar as an outline of tufts along an ellipse. */
function tufts(count: number, reach: number, rise: number): string {
  const corners = range(count).map((index) => {
    const turn = (index / count) * 2 * Math.PI;
    const out = index % 2 === 0 ? reach : reach - 9;
    return `${number(118 + Math.cos(turn) * out)} ${number(198 + Math.sin(turn) * (out * rise))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Returns the pleats of a ruff, by its half-width and half-height. */
function pleats(): string {
  return range(19)
    .map((index) => {
      const turn = Math.PI * (-0.06 + (index / 18) * 1.12);
      const from = `${number(118 + Math.cos(turn) * 30)} ${number(184 + Math.sin(turn) * 8)}`;
      const to = `${number(118 + Math.cos(turn) * 62)} ${number(190 + Math.sin(turn) * 22)}`;
      return `M${from}L${to}`;
    })
    .join('');
}

/** Garments for the shoulders. */
export const dresses: Readonly<Record<Dress, Garment>> = {
  cloak: {
    shape: SHOULDERS,
    trim: 'M84 186Q116 214 150 184L160 194Q134 232 112 228Q88 222 72 196Z',
    shadow: `${SHADE}M72 196Q88 222 112 228L110 248H84Q82 218 72 196Z`,
    lines:
      'M60 212Q64 230 58 248M166 206Q160 228 166 248M196 216Q192 232 198 248M112 228Q110 238 111 248',
  },
  fur: {
    shape: SHOULDERS,
    trim: tufts(36, 74, 0.42),
    shadow: SHADE,
    lines:
      'M78 196l-4 6M92 208l-4 7M110 214l-2 8M128 214l1 8M146 208l3 7M160 197l5 6M66 204l-5 6M174 204l5 6M98 200l-2 6M136 200l2 6',
  },
  gorget: {
    shape: SHOULDERS,
    trim: 'M86 170Q116 190 146 168L156 196Q118 226 78 198ZM14 236Q34 204 66 206Q72 224 62 248H10ZM222 236Q200 204 168 204Q164 224 176 248H228Z',
    shadow:
      'M86 170Q100 182 110 182L104 212Q90 208 78 198ZM14 236Q34 204 50 205Q36 222 34 248H10ZM168 204Q164 224 176 248H186Q178 224 180 206Z',
    lines:
      'M84 178Q116 198 149 176M80 190Q118 216 154 188M22 240Q40 218 64 216M212 238Q194 216 170 214M112 210v38',
  },
  robe: {
    shape: SHOULDERS,
    trim: 'M88 186Q116 200 148 184L122 232L118 248H106L104 228Z',
    shadow: `${SHADE}M88 186L104 228L106 248H92Q90 212 74 194Z`,
    lines:
      'M88 186Q98 212 104 228M148 184Q136 212 118 236M56 212Q60 230 54 248M182 206Q180 228 188 248M152 206Q146 228 150 248',
  },
  toga: {
    shape: SHOULDERS,
    trim: 'M92 189Q116 205 144 188L158 192Q112 246 34 248H10Q14 220 56 203Z',
    shadow: `M8 248C12 220 40 205 92 190L98 195C60 214 40 230 36 248Z`,
    lines:
      'M78 196Q76 226 30 244M100 198Q96 230 56 248M122 202Q116 232 86 248M144 194Q128 230 104 248M176 204Q174 226 180 248M202 216Q200 232 206 248',
  },
  coat: {
    shape: SHOULDERS,
    trim: 'M86 180L112 214L100 238L60 200ZM150 178L118 214L134 240L176 200Z',
    shadow: `${SHADE}M60 200L100 238L96 244L52 204ZM118 214L134 240L132 248H112V220Z`,
    lines:
      'M112 214V248M48 214Q54 232 48 248M192 212Q188 230 194 248M70 196l26 22M166 194l-28 24',
  },
  greatcoat: {
    shape: SHOULDERS,
    trim: 'M88 176Q116 192 148 174L152 194Q118 212 82 196Z',
    shadow: `${SHADE}M106 206Q96 226 98 248H86Q86 224 90 202Z`,
    lines:
      'M84 186Q118 204 150 184M124 206V248M46 214Q52 232 46 248M194 212Q190 230 196 248M132 216h.5M132 230h.5M132 244h.5',
  },
  smock: {
    shape: SHOULDERS,
    trim: 'M86 184Q116 206 150 182L152 194Q116 220 82 196Z',
    shadow: SHADE,
    lines:
      'M116 214V248M98 212Q94 230 96 248M134 210Q138 230 136 248M78 204Q72 226 76 248M156 204Q162 226 160 248M48 214Q54 232 48 248M190 212Q186 230 192 248',
  },
  apron: {
    shape: SHOULDERS,
    trim: 'M80 208Q116 222 154 206L166 248H70ZM82 210L86 188L94 190L92 212ZM152 208L146 187L138 190L142 211Z',
    shadow: `${SHADE}M80 208Q88 212 96 214L94 248H70Z`,
    lines:
      'M88 226H120V246M88 226V246M128 228H156V246M128 228V246M104 226v-9M142 228l4-12M44 214Q50 232 44 248M196 214Q192 232 198 248',
  },
  ruff: {
    shape: SHOULDERS,
    trim: 'M118 166C160 166 186 178 184 192C182 208 152 216 118 216C84 216 54 208 52 192C50 178 76 166 118 166Z',
    trimShade: 'white',
    shadow: SHADE,
    lines: `${pleats()}M112 218V248M50 216Q56 232 50 248M188 214Q184 232 192 248`,
  },
  vest: {
    shape: SHOULDERS,
    trim: 'M92 190Q104 214 130 226L164 248H58Q56 218 92 190ZM144 188Q140 210 118 232L100 248H178Q178 214 144 188Z',
    shadow:
      'M92 190Q104 214 130 226L118 232Q86 216 92 190ZM58 248Q56 218 92 190Q86 214 92 248Z',
    lines:
      'M92 190Q104 214 164 246M144 188Q140 214 100 246M74 214l14 10M68 226l14 10M164 210l-12 12M172 222l-14 12',
  },
  felt: {
    shape: SHOULDERS,
    trim: 'M82 178Q116 200 152 176L162 196Q150 224 124 230L118 248H108L106 230Q84 220 72 198Z',
    shadow: `${SHADE}M72 198Q84 220 106 230L108 248H96Q94 222 72 198Z`,
    lines:
      'M56 210Q64 230 60 248M50 214l10 1M54 226l10 0M56 238l9 0M184 206Q176 230 180 248M178 216l10-1M176 228l10-1M176 240l10 0M82 178Q92 204 106 230M152 176Q144 204 124 230',
  },
  bark: {
    shape: SHOULDERS,
    trim: 'M88 186L104 204L116 196L130 206L148 184L166 196L150 214L138 208L122 222L106 210L92 214L72 196Z',
    shadow: SHADE,
    lines:
      'M60 212Q68 230 62 248M82 216Q88 232 84 248M108 216Q104 232 108 248M132 214Q138 230 134 248M160 212Q154 230 160 248M186 208Q180 230 188 248M70 226q8 4 14 0M140 232q8 4 16-1',
  },
  shawl: {
    shape: SHOULDERS,
    trim: 'M86 184Q116 206 150 182C188 192 214 206 222 226Q180 208 130 234L112 248L96 232Q56 208 16 228Q28 202 86 184Z',
    shadow: `${SHADE}M86 184Q60 200 54 218L76 222L96 232L112 248L114 240Q90 216 98 196Z`,
    lines:
      'M96 200Q82 216 76 226M144 196Q140 216 130 234M168 200Q166 210 160 220M64 202Q52 210 46 220M30 224l-2 8M48 219l-1 8M180 217l3 8M198 218l4 8',
  },
};
