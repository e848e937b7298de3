import {latchkeepers} from './people';
import {findPlayed, type View} from './view';

/** Scenes of the second arc: Nine Doors. */
export const nineDoors: readonly View[] = [
  {
    id: 's05-the-moot-by-lamplight',
    title: 'The moot by lamplight',
    alt: 'Long turf halls stand in snow under green northern lights. A ring of people with staves and lanterns has gathered at a fire.',
    notes: findPlayed(5, '7 Emberreap 1121 YS'),
    land: {
      seed: 'skarhold',
      light: 'aurora',
      land: 'mountains',
      horizon: 0.56,
      day: '7 Emberreap 1121 YS',
      clouds: 0.42,
      weather: 'snow',
      towns: [
        {style: 'halls', left: 60, right: 1480, base: 640, rise: 104, hill: 30},
      ],
      pieces: [{piece: 'fire', x: 800, y: 838, scale: 1.1}],
      glows: [[800, 800, 420]],
      people: [
        {x: 560, y: 836, tall: 130, holds: 'staff'},
        {x: 630, y: 856, tall: 138, holds: 'lantern'},
        {x: 690, y: 874, tall: 128, look: 'hat'},
        {x: 912, y: 876, tall: 132, holds: 'bow', facesLeft: true},
        {
          x: 984,
          y: 860,
          tall: 142,
          holds: 'staff',
          look: 'horned',
          facesLeft: true,
        },
        {x: 1060, y: 838, tall: 126, look: 'helmet', facesLeft: true},
        {x: 490, y: 820, tall: 120, look: 'helmet', holds: 'spear'},
      ],
    },
  },
  {
    id: 's06-the-gate-of-earth',
    title: 'The Gate of Earth',
    alt: 'A great stone Gate stands shut among green hills in clear light, slender elven towers behind it; a mason leans asleep against its foot.',
    notes: findPlayed(6, '20 Highwind 1122 YS'),
    land: {
      seed: 'gate of earth',
      light: 'noon',
      land: 'wood',
      horizon: 0.56,
      clouds: 0.4,
      grass: true,
      towns: [
        {
          style: 'spires',
          left: 980,
          right: 1560,
          base: 580,
          rise: 66,
          hill: 90,
        },
      ],
      pieces: [{piece: 'gateShut', x: 560, y: 800, scale: 1.9}],
      people: [
        {x: 764, y: 806, tall: 70, broad: 1.5, look: 'hat'},
        ...latchkeepers([1130, 830, 118]),
      ],
    },
  },
  {
    id: 's06-the-archive-of-aserion',
    title: 'The archive of Aserion',
    alt: 'Between shelves of books an archivist stands with folded hands before a bright arch; a tall elf with a staff and a page boy face her.',
    notes: findPlayed(6, '20 Highwind 1122 YS'),
    hall: {
      seed: 'aserion',
      wall: [96, 108, 96],
      light: [224, 236, 206],
      sides: 'shelves',
      end: 'arch',
      people: [
        {x: 800, y: 640, tall: 190, broad: 0.82},
        {x: 640, y: 780, tall: 236, broad: 0.85, holds: 'staff'},
        {x: 960, y: 760, tall: 130, look: 'barefoot', facesLeft: true},
        {
          x: 1130,
          y: 860,
          tall: 262,
          holds: 'scroll',
          look: 'helmet',
          facesLeft: true,
        },
      ],
    },
  },
  {
    id: 's07-the-roofs-of-emeraldine',
    title: 'Over the roofs of Emeraldine',
    alt: 'Three ships with green sails hang over the domes and roofs of an island city at evening; its lights lie in the bay.',
    notes: findPlayed(7, '15 Hazefall 1123 YS'),
    land: {
      seed: 'emeraldine',
      light: 'dusk',
      land: 'hills',
      horizon: 0.58,
      shore: 0.72,
      day: '15 Hazefall 1123 YS',
      clouds: 0.4,
      towns: [
        {
          style: 'domes',
          left: 180,
          right: 1500,
          base: 630,
          rise: 84,
          hill: 150,
        },
      ],
      pieces: [
        {piece: 'skyship', x: 1040, y: 260, scale: 1.35},
        {piece: 'skyship', x: 640, y: 200, scale: 0.62},
        {piece: 'skyship', x: 1360, y: 170, scale: 0.4},
      ],
    },
  },
];
