import type {Plate} from './plate';

const BOLT =
  '<path fill="rgb(232 206 110)" stroke="rgb(150 110 40)" stroke-width="2" d="M40 24L-20 150H20L-34 268L90 124H44L92 24Z"/>';
const TARGET =
  '<g stroke="rgb(84 58 38)" stroke-width="3"><path fill="rgb(132 92 60)" d="M448 260L428 372H438L456 262ZM512 260L532 372H522L504 262Z"/><circle cx="480" cy="226" r="64" fill="rgb(236 226 200)"/><circle cx="480" cy="226" r="42" fill="rgb(168 74 54)"/><circle cx="480" cy="226" r="20" fill="rgb(236 226 200)"/></g><path d="M414 232L476 226M420 214L474 218" stroke="rgb(84 58 38)" stroke-width="4"/>';

/** Plates of what people can do, step by step. */
export const platesOfCraft: readonly Plate[] = [
  {
    id: 'a-character-in-the-making',
    title: 'A character in the making',
    alt: 'The same young woman with a fair braid three times: in a plain tunic, then with a gray cloak, then with cloak and bow.',
    people: [
      {
        who: 'tessa',
        at: 0.2,
        feet: 5.9,
        garb: 'tunic',
        cloth: 'sand',
        cloak: 'sand',
        holds: 'nothing',
      },
      {who: 'tessa', at: 0.5, feet: 5.9, holds: 'nothing'},
      {who: 'tessa', at: 0.8, feet: 5.9},
    ],
  },
  {
    id: 'from-level-to-level',
    title: 'From level to level',
    alt: 'One fighter at four stages: a boy in a brown tunic, a guard with a spear, an armored soldier, and a captain in plate with a red cloak.',
    people: [
      {
        who: 'clerk',
        at: 0.14,
        feet: 5,
        head: 'short',
        top: 'black',
        garb: 'tunic',
        cloth: 'brown',
        holds: 'nothing',
      },
      {
        who: 'clerk',
        at: 0.38,
        feet: 5.6,
        head: 'short',
        top: 'black',
        garb: 'tunic',
        cloth: 'red',
        holds: 'spear',
      },
      {who: 'soldier', at: 0.62, feet: 5.8},
      {who: 'livia', at: 0.86, feet: 5.9, skin: 'umber'},
    ],
  },
  {
    id: 'a-round-begins',
    title: 'A round begins',
    alt: 'An oathsworn with a spear, a half-orc, and a man with a lantern stand side by side; toward them come two of the dead, gray, with spears.',
    people: [
      {who: 'oswin', at: 0.1, feet: 5.9},
      {who: 'dorrak', at: 0.25, feet: 6.2},
      {who: 'livia', at: 0.4, feet: 5.9},
      {
        who: 'soldier',
        at: 0.7,
        feet: 5.9,
        facesLeft: true,
        skin: 'gray',
        cloth: 'slate',
        pose: 'walk',
      },
      {
        who: 'soldier',
        at: 0.86,
        feet: 5.9,
        facesLeft: true,
        skin: 'gray',
        cloth: 'slate',
        pose: 'walk',
      },
    ],
  },
  {
    id: 'step-draw-strike',
    title: 'Step, draw, strike',
    alt: 'The same guard three times from left to right: taking a step with empty hands, standing with a spear, and on one knee with the spear thrust forward.',
    people: [
      {who: 'soldier', at: 0.18, feet: 5.9, pose: 'walk', holds: 'nothing'},
      {who: 'soldier', at: 0.48, feet: 5.9},
      {
        who: 'soldier',
        at: 0.78,
        feet: 5.9,
        pose: 'kneel',
        holds: 'leveledSpear',
      },
    ],
  },
  {
    id: 'at-the-target',
    title: 'At the target',
    alt: 'An archer with a fair braid and an elf with a bow stand before a round target; two arrows are in it.',
    things: TARGET,
    people: [
      {who: 'iolen', at: 0.2, feet: 5.4, head: 'short', holds: 'bow'},
      {who: 'tessa', at: 0.45, feet: 6},
    ],
  },
  {
    id: 'out-of-the-way',
    title: 'Out of the way',
    alt: 'A bolt of lightning strikes between four people: one has dropped to a knee, one walks off, a goblin runs, and a hooded mage stands still.',
    things: BOLT,
    people: [
      {who: 'mage', at: 0.12, feet: 5.8},
      {who: 'soldier', at: 0.34, feet: 5.9, pose: 'kneel', holds: 'nothing'},
      {who: 'skirrik', at: 0.68, feet: 3.5, pose: 'walk', holds: 'nothing'},
      {
        who: 'jessamy',
        at: 0.86,
        feet: 5.7,
        pose: 'walk',
        garb: 'tunic',
        holds: 'nothing',
      },
    ],
  },
  {
    id: 'recruit-and-veteran',
    title: 'Recruit and veteran',
    alt: 'A row of three recruits with spears, the shortest in front, and facing them an old officer with a bald head and a staff.',
    people: [
      {who: 'soldier', at: 0.12, feet: 5.8},
      {who: 'soldier', at: 0.28, feet: 5.6, skin: 'pale'},
      {who: 'soldier', at: 0.44, feet: 5.4, skin: 'brown'},
      {
        who: 'clerk',
        at: 0.8,
        feet: 5.8,
        cloth: 'red',
        holds: 'staff',
        facesLeft: true,
      },
    ],
  },
];
