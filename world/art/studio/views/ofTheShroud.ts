import type {Person} from './people';
import {findPlayed, type View} from './view';

/** Masked dancers in two rings, some horned, some winged. */
const dancers: readonly Person[] = (
  [
    'horned',
    'winged',
    'hat',
    'horned',
    'helmet',
    'winged',
    'hat',
    'horned',
  ] as const
).map((look, index) => ({
  x: 420 + index * 108,
  y: 760 + Math.round(Math.sin(index * 0.9) * 54),
  tall: 190 + Math.round(Math.sin(index * 0.9) * 26),
  broad: 1.15,
  look,
  facesLeft: index % 2 === 1,
}));

/** Scenes of Shroud of the Empire, by session. */
export const shroudViews: readonly View[] = [
  {
    id: 's01-the-license-office',
    title: 'The license office',
    alt: 'Before a hearth in a dim room full of shelves a clerk at a table hands a paper to one of five strangers.',
    notes: findPlayed(1, '19 Emberreap 1124 YS'),
    hall: {
      seed: 'license office',
      wall: [96, 72, 54],
      light: [244, 176, 108],
      sides: 'shelves',
      end: 'hearth',
      table: true,
      people: [
        {x: 800, y: 600, tall: 140, holds: 'scroll', look: 'hat'},
        {x: 560, y: 740, tall: 220},
        {x: 440, y: 820, tall: 250, broad: 1.2, look: 'helmet'},
        {x: 1040, y: 740, tall: 210, look: 'hat', facesLeft: true},
        {x: 1150, y: 800, tall: 232, holds: 'scroll', facesLeft: true},
        {x: 1290, y: 880, tall: 270, holds: 'lantern', facesLeft: true},
      ],
    },
  },
  {
    id: 's02-a-row-of-lit-windows',
    title: 'A row of lit windows',
    alt: 'A street of gabled houses and towers in brown smoke, windows lit here and there, and nobody outside but two figures with a lantern.',
    notes: findPlayed(2, '7 Forgewarm 1124 YS'),
    land: {
      seed: 'quiet terraces',
      light: 'smoke',
      land: 'plain',
      horizon: 0.64,
      clouds: 0.55,
      weather: 'ash',
      towns: [
        {
          style: 'gables',
          left: -60,
          right: 700,
          base: 660,
          rise: 190,
          hill: 20,
        },
        {
          style: 'gables',
          left: 900,
          right: 1680,
          base: 660,
          rise: 200,
          hill: 20,
        },
      ],
      pieces: [{piece: 'lamp', x: 800, y: 770, scale: 0.8}],
      glows: [
        [800, 600, 300],
        [620, 800, 150],
      ],
      people: [
        {x: 600, y: 850, tall: 150, holds: 'lantern'},
        {x: 690, y: 862, tall: 138, broad: 1.2, look: 'hat', facesLeft: true},
      ],
    },
  },
  {
    id: 's03-the-weighing-hall',
    title: 'The weighing hall',
    alt: 'A pair of scales taller than a man hangs in a columned hall. A thin master with a book stands beneath it, three clerks before him.',
    notes: findPlayed(3, '33 Deepsoil 1124 YS'),
    hall: {
      seed: 'weighing hall',
      wall: [92, 80, 66],
      light: [224, 196, 148],
      sides: 'columns',
      end: 'arch',
      things:
        '<g fill="rgb(30 24 20)"><path d="M794 120H806V560H794ZM560 206Q800 170 1040 206L1040 216Q800 184 560 216ZM740 560H860V580H740Z"/><path fill="none" stroke="rgb(30 24 20)" stroke-width="4" d="M566 212L500 430M566 212L632 430M1034 212L968 470M1034 212L1100 470"/><path d="M486 430H646Q616 476 566 476Q516 476 486 430ZM954 470H1114Q1084 516 1034 516Q984 516 954 470Z"/><path fill="rgb(150 120 80)" d="M520 430Q530 380 566 388Q606 380 612 430Z"/></g>',
      people: [
        {x: 800, y: 690, tall: 200, broad: 0.8, look: 'hat', holds: 'scroll'},
        {x: 560, y: 800, tall: 226},
        {x: 1040, y: 800, tall: 220, look: 'hat', facesLeft: true},
        {x: 1160, y: 850, tall: 240, facesLeft: true},
      ],
    },
  },
  {
    id: 's03-saltquay',
    title: 'A clerk in the smoke',
    alt: 'Barges lie at a quay under brown smoke; granaries stand behind, and a lone clerk with a lantern walks past the last street lamp.',
    notes: findPlayed(3, '33 Deepsoil 1124 YS'),
    land: {
      seed: 'saltquay',
      light: 'smoke',
      land: 'plain',
      horizon: 0.58,
      shore: 0.68,
      clouds: 0.5,
      towns: [
        {
          style: 'gables',
          left: -40,
          right: 1660,
          base: 590,
          rise: 120,
          hill: 30,
        },
      ],
      pieces: [
        {piece: 'cog', x: 360, y: 720, scale: 1.1},
        {piece: 'cog', x: 1290, y: 670, scale: 0.7},
        {piece: 'lamp', x: 850, y: 850, scale: 1.3},
      ],
      glows: [
        [850, 575, 420],
        [1010, 810, 150],
      ],
      people: [{x: 990, y: 860, tall: 150, holds: 'lantern', look: 'hat'}],
    },
  },
  {
    id: 's04-the-masked-dance',
    title: 'The masked dance',
    alt: 'Eight masked dancers, horned and winged, move through a columned hall in violet light before tall windows.',
    notes: findPlayed(4, '14 Floodmoot 1125 YS'),
    hall: {
      seed: 'masked dance',
      wall: [92, 60, 98],
      light: [246, 196, 214],
      sides: 'columns',
      end: 'windows',
      people: dancers,
      glows: [
        [330, 330, 220],
        [1270, 330, 220],
      ],
    },
  },
  {
    id: 's04-the-censors-mask',
    title: 'The Censor’s mask',
    alt: 'A figure in a tall hat and long robe stands alone at the top of a stair before a violet arch, one hand on a scroll.',
    notes: findPlayed(4, '14 Floodmoot 1125 YS'),
    hall: {
      seed: 'censor',
      wall: [78, 62, 84],
      light: [226, 200, 224],
      sides: 'columns',
      end: 'arch',
      things:
        '<g fill="rgb(70 56 74)"><path d="M600 600H1000V640H600Z"/><path fill="rgb(84 68 88)" d="M560 640H1040V684H560Z"/><path fill="rgb(60 48 64)" d="M510 684H1090V736H510Z"/><path fill="rgb(92 74 96)" d="M450 736H1150V800H450Z"/></g>',
      people: [
        {x: 800, y: 610, tall: 300, broad: 0.95, look: 'hat', holds: 'scroll'},
        {x: 430, y: 880, tall: 220, look: 'horned'},
        {x: 1180, y: 880, tall: 210, look: 'winged', facesLeft: true},
      ],
    },
  },
  {
    id: 's05-the-guard-roll',
    title: 'The guard roll',
    alt: 'By the fire of a guard room an officer in a plumed helmet holds up a roll; the shelves behind are full of others like it.',
    notes: findPlayed(5, '28 Hazefall 1126 YS'),
    hall: {
      seed: 'guard roll',
      wall: [92, 74, 60],
      light: [240, 170, 100],
      sides: 'shelves',
      end: 'hearth',
      people: [
        {x: 700, y: 720, tall: 240, look: 'helmet', holds: 'scroll'},
        {x: 960, y: 750, tall: 230, facesLeft: true},
        {x: 1080, y: 830, tall: 250, holds: 'lantern', facesLeft: true},
      ],
      glows: [[1050, 760, 150]],
    },
  },
  {
    id: 's06-the-blue-door',
    title: 'The blue door',
    alt: 'A blue door with two gold rings closes the end of a passage lined with tablets; five petitioners wait before it in a line.',
    notes: findPlayed(6, '22 Stormrise 1127 YS'),
    hall: {
      seed: 'blue door',
      wall: [112, 100, 88],
      light: [190, 204, 226],
      sides: 'shelves',
      end: 'door',
      people: [
        {x: 780, y: 640, tall: 170, holds: 'scroll'},
        {x: 720, y: 690, tall: 186, look: 'hat'},
        {x: 880, y: 730, tall: 200, broad: 1.2},
        {x: 660, y: 790, tall: 220, holds: 'lantern'},
        {x: 980, y: 850, tall: 240, look: 'hat', facesLeft: true},
      ],
      glows: [[684, 740, 160]],
    },
  },
  {
    id: 's06-received',
    title: 'Received',
    alt: 'The Reader of Petitions sits behind a long table before an arch of pale light and lifts a stamp over a paper.',
    notes: findPlayed(6, '22 Stormrise 1127 YS'),
    hall: {
      seed: 'received',
      wall: [104, 96, 92],
      light: [222, 220, 212],
      sides: 'columns',
      end: 'arch',
      table: true,
      people: [
        {x: 800, y: 590, tall: 170, broad: 1.1, look: 'hat', holds: 'scroll'},
        {x: 560, y: 790, tall: 230, holds: 'scroll'},
        {x: 1060, y: 790, tall: 224, facesLeft: true},
      ],
    },
  },
];
