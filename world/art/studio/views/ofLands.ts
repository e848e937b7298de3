import {farLandViews} from './ofFarLands';
import type {View} from './view';

/** Views of each land, which are the covers of their pages. */
export const landViews: readonly View[] = [
  {
    id: 'central',
    title: 'Harrowmere on its lake',
    alt: 'A long bridge of many arches leads over a lake to the gables and towers of Harrowmere, mirrored in morning light.',
    land: {
      seed: 'cover central',
      light: 'dawn',
      land: 'hills',
      horizon: 0.54,
      shore: 0.66,
      clouds: 0.36,
      towns: [
        {
          style: 'gables',
          left: 760,
          right: 1540,
          base: 580,
          rise: 84,
          hill: 150,
        },
      ],
      pieces: [
        {piece: 'bridge', x: 300, y: 640, scale: 0.62},
        {piece: 'cog', x: 300, y: 790, scale: 0.8},
      ],
    },
  },
  {
    id: 'great-north',
    title: 'A fjord of Kadar',
    alt: 'Two ships with square sails lie in a fjord between snow-streaked mountains while snow falls; long turf halls stand on the shore.',
    land: {
      seed: 'cover great north',
      light: 'frost',
      land: 'mountains',
      horizon: 0.56,
      shore: 0.68,
      clouds: 0.3,
      towns: [
        {
          style: 'halls',
          left: 860,
          right: 1620,
          base: 622,
          rise: 116,
          hill: 30,
        },
      ],
      pieces: [
        {piece: 'cog', x: 420, y: 770, scale: 1.6},
        {piece: 'cog', x: 820, y: 668, scale: 0.6},
      ],
      weather: 'snow',
    },
  },
  {
    id: 'deep-north',
    title: 'The Gate of Ice',
    alt: 'A stone Gate stands shut in the snow under green northern lights, mountains of ice behind it.',
    land: {
      seed: 'cover deep north',
      light: 'aurora',
      land: 'mountains',
      horizon: 0.6,
      clouds: 0.5,
      weather: 'snow',
      pieces: [{piece: 'gateShut', x: 1080, y: 800, scale: 1.4}],
    },
  },
  {
    id: 'sw-peninsula',
    title: 'Evening off Vell',
    alt: 'At dusk a harbor town of domes climbs a hill on the left, its windows lit; three ships with pale sails come in from the right.',
    land: {
      seed: 'cover southwest evening',
      light: 'dusk',
      land: 'hills',
      horizon: 0.5,
      shore: 0.6,
      clouds: 0.6,
      towns: [
        {
          style: 'domes',
          left: -40,
          right: 820,
          base: 552,
          rise: 84,
          hill: 190,
        },
      ],
      pieces: [
        {piece: 'cog', x: 1330, y: 790, scale: 1.7},
        {piece: 'cog', x: 1060, y: 640, scale: 0.75},
        {piece: 'cog', x: 920, y: 596, scale: 0.4},
      ],
      glows: [[380, 470, 260]],
    },
  },
  {
    id: 'lor-aserion',
    title: 'Towers of Aserion',
    alt: 'Slender elven towers rise out of a forest into clear light, with mountains behind.',
    land: {
      seed: 'cover aserion',
      light: 'dawn',
      land: 'wood',
      horizon: 0.6,
      clouds: 0.4,
      grass: true,
      towns: [
        {
          style: 'spires',
          left: 420,
          right: 1240,
          base: 650,
          rise: 112,
          hill: 90,
        },
      ],
    },
  },
  {
    id: 'fey-kingdoms',
    title: 'Thornmoot at dusk',
    alt: 'An old oak spreads over a ring of standing stones in green evening light before a deep wood.',
    land: {
      seed: 'cover fey',
      light: 'fey',
      land: 'wood',
      horizon: 0.58,
      clouds: 0.3,
      grass: true,
      pieces: [
        {piece: 'oak', x: 480, y: 800, scale: 1.7},
        {piece: 'stones', x: 1120, y: 770, scale: 1.1},
      ],
      glows: [[900, 600, 160]],
    },
  },
  {
    id: 'hordelands',
    title: 'Gurzh in the evening',
    alt: 'Felt tents without number stand on a plain under a red sky, with a great fire among them.',
    land: {
      seed: 'cover hordelands',
      light: 'ember',
      land: 'hills',
      horizon: 0.58,
      clouds: 0.4,
      weather: 'sparks',
      towns: [
        {style: 'tents', left: -30, right: 1640, base: 660, rise: 92, hill: 60},
      ],
      pieces: [{piece: 'fire', x: 960, y: 800, scale: 1}],
      glows: [[960, 760, 380]],
    },
  },
  {
    id: 'morgana',
    title: 'Skyships over Emeraldine',
    alt: 'Two ships with green sails hang in a bright sky over an island city of domes and its bay.',
    land: {
      seed: 'cover morgana',
      light: 'noon',
      land: 'hills',
      horizon: 0.58,
      shore: 0.7,
      clouds: 0.55,
      towns: [
        {
          style: 'domes',
          left: 480,
          right: 1500,
          base: 616,
          rise: 76,
          hill: 140,
        },
      ],
      pieces: [
        {piece: 'skyship', x: 420, y: 330, scale: 1.5},
        {piece: 'skyship', x: 860, y: 240, scale: 0.6},
      ],
    },
  },
  ...farLandViews,
];
