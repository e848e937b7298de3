import type {View} from './view';

/** Views of the eastern lands and the Underworld. */
export const farLandViews: readonly View[] = [
  {
    id: 'n-eastern-continent',
    title: 'The colonies under storm',
    alt: 'A timber town stands on a wooded coast under a heavy gray sky with rain.',
    land: {
      seed: 'cover northeast',
      light: 'storm',
      land: 'wood',
      horizon: 0.54,
      shore: 0.68,
      clouds: 0.7,
      weather: 'rain',
      towns: [
        {
          style: 'gables',
          left: 320,
          right: 1080,
          base: 592,
          rise: 74,
          hill: 60,
        },
      ],
      pieces: [{piece: 'cog', x: 1300, y: 740, scale: 1.1}],
    },
  },
  {
    id: 's-eastern-continent',
    title: 'A water-city in the sand',
    alt: 'The domes of a Scaloid city lie mirrored in a still reservoir among dunes under a hot sky.',
    land: {
      seed: 'cover southeast',
      light: 'desert',
      land: 'dunes',
      horizon: 0.54,
      shore: 0.68,
      clouds: 0.14,
      towns: [
        {style: 'domes', left: 380, right: 1320, base: 596, rise: 92, hill: 70},
      ],
    },
  },
  {
    id: 'underworld',
    title: 'The lamps of Nheth',
    alt: 'In a violet shaft the houses of Nheth hang on their cables, row below row, with low lamps in the windows.',
    land: {
      seed: 'cover underworld',
      light: 'deep',
      land: 'cave',
      horizon: 0.94,
      clouds: 0.2,
      towns: [
        {style: 'hung', left: 420, right: 1240, base: 230, rise: 84, hill: -60},
        {style: 'hung', left: 330, right: 1330, base: 430, rise: 96, hill: -80},
        {
          style: 'hung',
          left: 520,
          right: 1120,
          base: 640,
          rise: 100,
          hill: -70,
        },
      ],
    },
  },
  {
    id: 'unclaimed',
    title: 'The Breach',
    alt: 'On a gray plain at night a Gate of stone stands ajar at the left; pale light falls out of it, and faint footprints lead away.',
    land: {
      seed: 'cover breach plain',
      light: 'night',
      land: 'plain',
      horizon: 0.66,
      day: '1 Highwind 1127 YS',
      clouds: 0.5,
      pieces: [
        {piece: 'gateAjar', x: 400, y: 770, scale: 1.25},
        {piece: 'footprints', x: 760, y: 868, scale: 1.1},
      ],
      glows: [[400, 640, 420]],
    },
  },
];
