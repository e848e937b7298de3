import type {Color} from '../canvas';

/** The colors of a scene. */
export type Palette = {
  /** The sky from top to horizon. */
  readonly sky: readonly Color[];
  readonly clouds: Color;
  /** The haze. */
  readonly mist: Color;
  /** The nearest ground. */
  readonly near: Color;
  /** Light on slopes and edges. */
  readonly light: Color;
  /** Whether stars and lit windows are shown. */
  readonly isNight: boolean;
};

/** Palettes by hour and place. */
export const palettes = {
  night: {
    sky: [
      [8, 12, 30],
      [20, 32, 64],
      [52, 70, 106],
      [104, 118, 140],
    ],
    clouds: [74, 88, 118],
    mist: [88, 102, 128],
    near: [14, 18, 30],
    light: [150, 166, 190],
    isNight: true,
  },
  dusk: {
    sky: [
      [36, 34, 74],
      [104, 66, 106],
      [206, 112, 92],
      [252, 186, 120],
    ],
    clouds: [244, 158, 120],
    mist: [224, 148, 118],
    near: [30, 22, 36],
    light: [255, 204, 148],
    isNight: true,
  },
  dawn: {
    sky: [
      [84, 112, 150],
      [160, 170, 182],
      [236, 196, 168],
      [252, 226, 190],
    ],
    clouds: [250, 222, 200],
    mist: [232, 208, 192],
    near: [44, 48, 52],
    light: [255, 232, 200],
    isNight: false,
  },
  noon: {
    sky: [
      [52, 104, 158],
      [108, 156, 190],
      [180, 206, 210],
      [230, 234, 218],
    ],
    clouds: [250, 248, 238],
    mist: [206, 218, 216],
    near: [46, 62, 44],
    light: [238, 232, 190],
    isNight: false,
  },
  aurora: {
    sky: [
      [8, 16, 34],
      [16, 48, 66],
      [40, 110, 106],
      [120, 160, 150],
    ],
    clouds: [70, 170, 140],
    mist: [110, 150, 156],
    near: [20, 34, 48],
    light: [190, 226, 220],
    isNight: true,
  },
  ember: {
    sky: [
      [30, 16, 24],
      [92, 32, 30],
      [190, 78, 40],
      [246, 160, 78],
    ],
    clouds: [200, 92, 54],
    mist: [180, 84, 52],
    near: [20, 12, 14],
    light: [255, 176, 100],
    isNight: true,
  },
  fey: {
    sky: [
      [18, 46, 62],
      [54, 108, 100],
      [142, 180, 130],
      [232, 232, 178],
    ],
    clouds: [190, 214, 170],
    mist: [150, 186, 150],
    near: [12, 30, 28],
    light: [228, 236, 176],
    isNight: true,
  },
  smoke: {
    sky: [
      [24, 22, 24],
      [58, 50, 46],
      [104, 88, 74],
      [142, 120, 98],
    ],
    clouds: [120, 102, 84],
    mist: [112, 94, 78],
    near: [16, 14, 14],
    light: [190, 150, 106],
    isNight: true,
  },
  desert: {
    sky: [
      [66, 118, 158],
      [146, 176, 182],
      [230, 208, 166],
      [250, 228, 178],
    ],
    clouds: [250, 232, 200],
    mist: [236, 208, 160],
    near: [120, 74, 40],
    light: [255, 226, 166],
    isNight: false,
  },
  limbo: {
    sky: [
      [58, 60, 68],
      [104, 106, 114],
      [160, 160, 166],
      [206, 204, 206],
    ],
    clouds: [176, 176, 184],
    mist: [178, 178, 184],
    near: [48, 48, 56],
    light: [224, 222, 226],
    isNight: false,
  },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;

/** Converts a color to SVG; a factor below 1 makes it darker, above 1 lighter. */
export function css(color: Color, share = 1): string {
  const parts = color.map((each) =>
    Math.round(Math.min(255, Math.max(0, each * share))),
  );
  return `rgb(${parts.join(' ')})`;
}
