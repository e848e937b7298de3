import type {Person} from './people';
import type {View} from './view';

/** One of each people, side by side, as they are tall and broad. */
const peoples: readonly Person[] = (
  [
    [150, 1.5, 'horned'],
    [168, 1, 'hood'],
    [96, 1.2, 'hat'],
    [176, 0.8, 'winged'],
    [160, 1.1, 'helmet'],
    [182, 1.5, 'horned'],
    [172, 0.8, 'hood'],
    [150, 1, 'hat'],
    [144, 1.7, 'hood'],
    [164, 1, 'barefoot'],
    [170, 0.85, 'hood'],
  ] as const
).map(([tall, broad, look], index) => ({
  x: 330 + index * 94,
  y: 838 + ((index * 29) % 17),
  tall,
  broad,
  look,
  facesLeft: index > 5,
}));

/** What each area looks like to those who begin to read in it: the covers of their front pages. */
export const areaViews: readonly View[] = [
  {
    id: 'character-handbook',
    title: 'First light on the road',
    alt: 'Four travelers with staff, bow, lantern, and spear stand on a hill at dawn and look toward the roofs of a distant town.',
    land: {
      seed: 'area handbook',
      light: 'dawn',
      land: 'hills',
      horizon: 0.56,
      clouds: 0.4,
      grass: true,
      towns: [
        {
          style: 'gables',
          left: 960,
          right: 1440,
          base: 596,
          rise: 48,
          hill: 70,
        },
      ],
      pieces: [{piece: 'bareTree', x: 180, y: 812, scale: 1.25}],
      people: [
        {x: 480, y: 836, tall: 172, holds: 'staff'},
        {x: 580, y: 848, tall: 164, holds: 'bow', look: 'hat'},
        {x: 660, y: 840, tall: 108, broad: 1.15, holds: 'lantern'},
        {x: 750, y: 846, tall: 176, look: 'helmet', holds: 'spear'},
      ],
    },
  },
  {
    id: 'magic-science',
    title: 'A bowl at the stones',
    alt: 'A mage with a staff stands in a ring of stones under green northern lights; smoke rises from a bowl of coals at the center.',
    land: {
      seed: 'area magic',
      light: 'aurora',
      land: 'mountains',
      horizon: 0.58,
      clouds: 0.5,
      weather: 'sparks',
      pieces: [
        {piece: 'stones', x: 860, y: 798, scale: 1.9},
        {piece: 'bowl', x: 860, y: 836, scale: 1.3},
      ],
      glows: [[860, 780, 340]],
      people: [{x: 690, y: 858, tall: 196, holds: 'staff'}],
    },
  },
  {
    id: 'deities-and-cosmology',
    title: 'Morning on Concord Hill',
    alt: 'In a columned hall three priests face a tall bright arch; lanterns burn beside them.',
    hall: {
      seed: 'area deities',
      wall: [118, 100, 70],
      light: [250, 226, 166],
      sides: 'columns',
      end: 'arch',
      people: [
        {x: 800, y: 640, tall: 176, holds: 'scroll'},
        {x: 620, y: 780, tall: 226, holds: 'lantern'},
        {x: 990, y: 780, tall: 222, holds: 'lantern', facesLeft: true},
      ],
      glows: [
        [642, 700, 150],
        [968, 700, 150],
      ],
    },
  },
  {
    id: 'combat-and-tactics',
    title: 'Before the first round',
    alt: 'Two lines of fighters with spears, bows, and helmets face each other on a plain under a burning sky.',
    land: {
      seed: 'area combat',
      light: 'ember',
      land: 'plain',
      horizon: 0.6,
      clouds: 0.5,
      weather: 'sparks',
      grass: true,
      towns: [
        {style: 'tents', left: 60, right: 560, base: 646, rise: 66, hill: 24},
        {
          style: 'tents',
          left: 1060,
          right: 1560,
          base: 646,
          rise: 66,
          hill: 24,
        },
      ],
      people: [
        {x: 300, y: 836, tall: 170, look: 'helmet', holds: 'spear'},
        {x: 390, y: 850, tall: 178, look: 'helmet', holds: 'spear'},
        {x: 480, y: 838, tall: 168, holds: 'bow'},
        {x: 580, y: 856, tall: 186, broad: 1.3, look: 'horned'},
        {
          x: 1010,
          y: 852,
          tall: 184,
          look: 'helmet',
          holds: 'spear',
          facesLeft: true,
        },
        {x: 1110, y: 840, tall: 172, holds: 'staff', facesLeft: true},
        {
          x: 1200,
          y: 854,
          tall: 178,
          look: 'helmet',
          holds: 'spear',
          facesLeft: true,
        },
        {x: 1290, y: 838, tall: 166, holds: 'bow', facesLeft: true},
      ],
    },
  },
  {
    id: 'prime-almanac',
    title: 'By road, by water, by air',
    alt: 'Travelers cross a long stone bridge at noon; two ships lie on the water behind it and a green-sailed skyship hangs over the mountains.',
    land: {
      seed: 'area almanac',
      light: 'noon',
      land: 'mountains',
      horizon: 0.54,
      shore: 0.62,
      groundless: true,
      clouds: 0.5,
      pieces: [
        {piece: 'cog', x: 330, y: 680, scale: 0.9},
        {piece: 'cog', x: 1380, y: 624, scale: 0.5},
        {piece: 'skyship', x: 1120, y: 250, scale: 1.1},
        {piece: 'bridge', x: 800, y: 900, scale: 1},
      ],
      people: [
        {x: 640, y: 774, tall: 132, look: 'hat', holds: 'staff'},
        {x: 720, y: 772, tall: 128},
        {x: 790, y: 772, tall: 84, look: 'hat', holds: 'pan'},
        {x: 1010, y: 774, tall: 134, holds: 'spear', facesLeft: true},
      ],
    },
  },
  {
    id: 'races-and-anthropology',
    title: 'Eleven at one fire',
    alt: 'Eleven figures, tall and short, broad and slight, hooded, horned, and winged, stand side by side at dusk.',
    land: {
      seed: 'area peoples',
      light: 'dusk',
      land: 'hills',
      horizon: 0.58,
      clouds: 0.5,
      grass: true,
      pieces: [{piece: 'fire', x: 800, y: 884, scale: 0.8}],
      glows: [[800, 850, 420]],
      people: peoples,
    },
  },
];
