import {latchkeepers} from './people';
import {findPlayed, type View} from './view';

/** Scenes of the third arc: The Walk Home. */
export const walkHome: readonly View[] = [
  {
    id: 's10-the-weavers-hall',
    title: 'The Weavers’ hall',
    alt: 'Knotted threads hang from roof to floor along both walls of a violet cave; before a lit arch stands a hooded Arachnahd with four arms and four legs, one hand on a long thread; five travelers listen.',
    notes: findPlayed(10, '8 Hazefall 1126 YS'),
    hall: {
      seed: 'weavers',
      wall: [70, 58, 98],
      light: [206, 190, 240],
      sides: 'threads',
      end: 'arch',
      things:
        '<path d="M824 0V590" stroke="rgb(226 214 250)" stroke-width="3"/>',
      people: [
        {who: 'tzil', x: 800, y: 590, tall: 236},
        {who: 'tessa', x: 560, y: 800, tall: 220, holds: 'nothing'},
        {who: 'oswin', x: 420, y: 850, tall: 236},
        {who: 'vaelis', x: 1010, y: 790, tall: 232, facesLeft: true},
        {
          who: 'skirrik',
          x: 1110,
          y: 836,
          tall: 140,
          facesLeft: true,
          holds: 'nothing',
        },
        {who: 'livia', x: 1240, y: 870, tall: 250, facesLeft: true},
      ],
      glows: [[438, 800, 180]],
    },
  },
  {
    id: 's11-the-regents-table',
    title: 'The Regent’s table',
    alt: 'Under a great oak before a green wood at dusk five travelers stand before the Regent, an elf with a crown of thorn; a waning silver moon and a small red one hang above.',
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
        {who: 'iolen', x: 1010, y: 836, tall: 176, facesLeft: true},
        ...latchkeepers([560, 846, 128], ['oswin']),
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
      people: latchkeepers([860, 800, 104], ['oswin']),
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
        {
          who: 'watcher',
          x: 1130,
          y: 778,
          tall: 176,
          facesLeft: true,
          barefoot: true,
        },
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
