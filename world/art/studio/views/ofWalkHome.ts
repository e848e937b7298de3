import {latchkeepers} from './people';
import {findPlayed, type View} from './view';

/** Scenes of the third arc: The Walk Home. */
export const walkHome: readonly View[] = [
  {
    id: 's10-the-weavers-hall',
    title: 'The Weavers’ hall',
    alt: 'Knotted threads hang from roof to floor along both walls of a violet cave; before a lit arch a hooded Weaver, upright on her own line, four-armed and four-legged, holds one thread; five travelers listen.',
    notes: findPlayed(10, '8 Hazefall 1126 YS'),
    hall: {
      seed: 'weavers',
      wall: [70, 58, 98],
      light: [206, 190, 240],
      sides: 'threads',
      end: 'arch',
      things:
        '<path d="M800 0V268" stroke="rgb(226 214 250)" stroke-width="3"/><path d="M648 470Q800 520 952 470" fill="none" stroke="rgb(226 214 250)" stroke-width="3"/><g fill="none" stroke="rgb(20 16 34)" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"><path d="M768 372L702 408L650 468M832 372L898 408L950 468M766 404L716 458L742 500M834 404L884 458L858 500"/><path stroke-width="13" d="M776 560L724 596L730 672M824 560L876 596L870 672M784 580L756 640L776 700M816 580L844 640L824 700"/></g><path fill="rgb(20 16 34)" d="M752 372Q800 340 848 372L838 470Q860 530 826 590Q800 614 774 590Q740 530 762 470Z"/><path fill="rgb(44 36 66)" d="M800 256Q846 268 842 330Q836 372 800 380Q764 372 758 330Q754 268 800 256Z"/><path fill="rgb(20 16 34)" d="M800 286Q828 296 826 330Q820 362 800 366Q780 362 774 330Q772 296 800 286Z"/><g fill="rgb(226 214 250)"><circle cx="790" cy="318" r="3"/><circle cx="810" cy="318" r="3"/><circle cx="782" cy="326" r="2"/><circle cx="818" cy="326" r="2"/><circle cx="792" cy="330" r="2"/><circle cx="808" cy="330" r="2"/><circle cx="786" cy="337" r="1.500"/><circle cx="814" cy="337" r="1.500"/></g><path d="M764 384L838 492M836 384L762 492" stroke="rgb(74 62 104)" stroke-width="6"/><g fill="rgb(150 132 190)"><circle cx="782" cy="412" r="7"/><circle cx="800" cy="438" r="7"/><circle cx="818" cy="412" r="7"/></g>',
      people: [
        {x: 560, y: 800, tall: 220, holds: 'bow'},
        {x: 420, y: 850, tall: 236, holds: 'lantern', look: 'hat'},
        {
          x: 1010,
          y: 790,
          tall: 236,
          broad: 0.84,
          holds: 'staff',
          facesLeft: true,
        },
        {
          x: 1110,
          y: 836,
          tall: 142,
          holds: 'pan',
          look: 'hat',
          facesLeft: true,
        },
        {
          x: 1240,
          y: 870,
          tall: 250,
          holds: 'spear',
          look: 'helmet',
          facesLeft: true,
        },
      ],
      glows: [[438, 800, 180]],
    },
  },
  {
    id: 's11-the-regents-table',
    title: 'The Regent’s table',
    alt: 'Under a great oak before a green wood at dusk five travelers stand before the horned Regent; a waning silver moon and a small red one hang above.',
    notes: findPlayed(11, '31 Rimewane 1127 YS'),
    land: {
      seed: 'thornmoot',
      light: 'fey',
      land: 'wood',
      horizon: 0.58,
      day: '31 Rimewane 1127 YS',
      clouds: 0.2,
      grass: true,
      pieces: [{piece: 'oak', x: 860, y: 820, scale: 2}],
      glows: [
        [640, 560, 120],
        [1080, 520, 140],
        [960, 640, 110],
      ],
      people: [
        {
          x: 990,
          y: 836,
          tall: 176,
          broad: 0.9,
          look: 'horned',
          holds: 'staff',
          facesLeft: true,
        },
        ...latchkeepers([560, 846, 128], 'Oswin'),
      ],
    },
  },
  {
    id: 's11-the-road-that-holds-still',
    title: 'The road that holds still',
    alt: 'A ring of old stones stands on a hill in green evening light, woods behind it and travelers on their way between the stones.',
    notes: findPlayed(11, '31 Rimewane 1127 YS'),
    land: {
      seed: 'hedge way',
      light: 'fey',
      land: 'wood',
      horizon: 0.54,
      clouds: 0.35,
      grass: true,
      pieces: [
        {piece: 'stones', x: 860, y: 790, scale: 1.9},
        {piece: 'bareTree', x: 240, y: 820, scale: 1.3},
      ],
      people: latchkeepers([860, 800, 104], 'Oswin'),
    },
  },
  {
    id: 's12-what-do-they-open',
    title: 'What do they open?',
    alt: 'At sunset a barefoot figure stands alone on a long bridge, facing six travelers; the towers of a city lie mirrored in the water behind, under a thin silver moon.',
    notes: findPlayed(12, '40 Stormrise 1127 YS'),
    land: {
      seed: 'long bridge',
      light: 'dusk',
      land: 'hills',
      horizon: 0.54,
      shore: 0.64,
      groundless: true,
      day: '40 Stormrise 1127 YS',
      clouds: 0.4,
      towns: [
        {
          style: 'gables',
          left: 40,
          right: 900,
          base: 566,
          rise: 72,
          hill: 120,
        },
      ],
      pieces: [
        {piece: 'bridge', x: 800, y: 900, scale: 1},
        {piece: 'lamp', x: 210, y: 792, scale: 0.62},
        {piece: 'lamp', x: 1390, y: 792, scale: 0.62},
      ],
      people: [
        {x: 1130, y: 778, tall: 186, look: 'barefoot', facesLeft: true},
        ...latchkeepers([560, 774, 160]),
      ],
      glows: [
        [860, 566, 460],
        [442, 730, 120],
        [210, 660, 130],
        [1390, 660, 130],
      ],
    },
  },
];
