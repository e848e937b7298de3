import type {Plate} from './plate';
import {weaponRow} from './weapons';

const BOWL =
  '<g transform="translate(-600 0)"><path fill="rgb(92 66 44)" d="M568 336H632Q628 368 600 372Q572 368 568 336Z"/><path fill="rgb(240 140 60)" d="M576 336Q588 316 600 330Q610 312 624 336Z"/><path fill="none" stroke="rgb(132 126 122)" stroke-width="9" stroke-linecap="round" stroke-opacity=".6" d="M600 316Q578 280 604 250Q630 216 602 176Q586 140 612 104"/></g>';
const GATE =
  '<g transform="translate(-600 0)"><path fill="rgb(150 140 124)" d="M480 372V170A120 120 0 0 1 720 170V372H676V176A76 76 0 0 0 524 176V372Z"/><path fill="rgb(96 88 80)" d="M524 372V176A76 76 0 0 1 676 176V372Z"/><path fill="none" stroke="rgb(64 46 34)" stroke-width="2.500" d="M600 102V372M524 210H676M524 290H676M480 240H524M676 240H720M480 310H524M676 310H720M560 110L540 74M640 110L660 74"/></g>';
const SCALES =
  '<g transform="translate(-600 0)"><g fill="none" stroke="rgb(84 62 40)" stroke-width="6" stroke-linecap="round"><path d="M600 372V150M500 176Q600 140 700 176"/><path stroke-width="2.500" d="M500 176L470 268M500 176L530 268M700 176L670 248M700 176L730 248"/></g><path fill="rgb(136 104 60)" d="M460 268H540Q528 296 500 296Q472 296 460 268ZM660 248H740Q728 276 700 276Q672 276 660 248ZM556 366H644V376H556Z"/></g>';

/** Plates that show what rules are about. */
export const platesOfRules: readonly Plate[] = [
  {
    id: 'twelve-weapon-groups',
    title: 'Twelve weapon groups',
    alt: 'Twelve weapons in a row, one of each group: knife, short sword, long sword, ax, mace, spear, halberd, bow, crossbow, sling, net, and a smoke pot.',
    things: weaponRow,
    people: [],
  },
  {
    id: 'year-zero',
    title: 'Year 0',
    alt: 'A barefoot figure in a plain long robe stands alone before a stone Gate whose two leaves are shut.',
    wide: 760,
    things: GATE,
    people: [{who: 'watcher', at: 0.16, feet: 5.6, barefoot: true}],
  },
  {
    id: 'before-the-blow',
    title: 'Before the blow',
    alt: 'A soldier and an orc face each other with spears; behind each waits a friend with a bow.',
    people: [
      {who: 'tessa', at: 0.14, feet: 6},
      {who: 'soldier', at: 0.36, feet: 5.9, pose: 'walk'},
      {who: 'orc', at: 0.64, feet: 6.4, facesLeft: true, pose: 'walk'},
      {
        who: 'iolen',
        at: 0.86,
        feet: 5.5,
        head: 'short',
        holds: 'bow',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'what-armor-costs',
    title: 'Cloth, leather, and steel',
    alt: 'Four people from the lightest to the heaviest dress: a mage in a robe, a scout in cloak and tunic, a hooded man in a long leather coat, and an oathsworn in plate with a red cloak.',
    people: [
      {who: 'mage', at: 0.14, feet: 5.7},
      {who: 'tessa', at: 0.38, feet: 5.9},
      {
        who: 'traveler',
        at: 0.62,
        feet: 5.9,
        cloth: 'umber',
        cloak: 'brown',
        facesLeft: true,
      },
      {who: 'livia', at: 0.86, feet: 5.9, facesLeft: true},
    ],
  },
  {
    id: 'six-ways-to-fight',
    title: 'With hands, tail, and thread',
    alt: 'Fighters without weapons: a bargeman, a Kadarin, a soldier, an Arachnahd with four arms, and a Scaloid who stands on legs and tail.',
    people: [
      {
        who: 'clerk',
        at: 0.1,
        feet: 5.8,
        head: 'cap',
        top: 'black',
        cloth: 'blue',
        garb: 'tunic',
        broad: 1.2,
        holds: 'nothing',
      },
      {who: 'kadarin', at: 0.29, feet: 6.1, head: 'short', holds: 'nothing'},
      {who: 'soldier', at: 0.48, feet: 5.8, holds: 'nothing', pose: 'walk'},
      {who: 'tzil', at: 0.68, feet: 5.3, holds: 'nothing', facesLeft: true},
      {who: 'ssethar', at: 0.85, feet: 6.1, holds: 'nothing', facesLeft: true},
    ],
  },
  {
    id: 'at-the-bowl',
    wide: 760,
    title: 'At the bowl',
    alt: 'Two goblins, one old, stand on either side of a bowl of coals from which smoke rises in a long curl.',
    things: BOWL,
    people: [
      {who: 'skirrik', at: 0.28, feet: 3.6},
      {who: 'uzga', at: 0.74, feet: 3.5, facesLeft: true},
    ],
  },
  {
    id: 'at-the-shut-gate',
    wide: 760,
    title: 'At a Gate that is shut',
    alt: 'An elf with a staff and a priest with a lantern stand before a stone Gate, whose two leaves are shut.',
    things: GATE,
    people: [
      {who: 'vaelis', at: 0.15, feet: 5.5},
      {who: 'priest', at: 0.84, feet: 5.7, facesLeft: true},
    ],
  },
  {
    id: 'three-casters',
    wide: 760,
    title: 'Three who cast',
    alt: 'A Gray Elf with a staff, a goblin smoke mage with a pan, and a human mage in a violet hood.',
    people: [
      {who: 'vaelis', at: 0.24, feet: 5.6},
      {who: 'skirrik', at: 0.5, feet: 3.6},
      {who: 'mage', at: 0.76, feet: 5.9, facesLeft: true},
    ],
  },
  {
    id: 'the-dead-on-duty',
    title: 'The dead on duty',
    alt: 'A priest lifts a lantern toward three of the dead, gray from head to foot: two guards in helmets and a clerk with a sheet.',
    people: [
      {who: 'priest', at: 0.16, feet: 5.8},
      {
        who: 'soldier',
        at: 0.5,
        feet: 5.9,
        facesLeft: true,
        skin: 'gray',
        cloth: 'slate',
      },
      {
        who: 'soldier',
        at: 0.67,
        feet: 5.9,
        facesLeft: true,
        skin: 'gray',
        cloth: 'slate',
        holds: 'nothing',
      },
      {
        who: 'clerk',
        at: 0.85,
        feet: 5.7,
        facesLeft: true,
        skin: 'gray',
        cloth: 'slate',
      },
    ],
  },
  {
    id: 'at-the-scales',
    wide: 760,
    title: 'At the scales',
    alt: 'A pair of market scales between a clerk with a sheet and a woman in a red gown, who watches the pointer.',
    things: SCALES,
    people: [
      {who: 'clerk', at: 0.16, feet: 5.7},
      {who: 'townswoman', at: 0.85, feet: 5.5, facesLeft: true},
    ],
  },
  {
    id: 'on-the-road',
    title: 'On the road',
    alt: 'Four travelers walk one behind the other: a guide with a spear, a Kadarin with a staff, a hooded traveler, and a goblin with a lantern.',
    people: [
      {who: 'traveler', at: 0.3, feet: 5.7, pose: 'walk', garb: 'tunic'},
      {who: 'skirrik', at: 0.12, feet: 3.5, pose: 'walk', holds: 'lantern'},
      {who: 'kadarin', at: 0.54, feet: 6.1, pose: 'walk'},
      {who: 'jessamy', at: 0.8, feet: 5.7, pose: 'walk', garb: 'tunic'},
    ],
  },
  {
    id: 'three-priests',
    wide: 760,
    title: 'Three priests',
    alt: 'Three priests in long robes, sand-colored, gray, and violet; the first two carry lanterns, the third a sheet.',
    people: [
      {who: 'priest', at: 0.24, feet: 5.7},
      {
        who: 'priest',
        at: 0.5,
        feet: 5.8,
        cloth: 'gray',
        head: 'knot',
        top: 'black',
      },
      {
        who: 'priest',
        at: 0.76,
        feet: 5.7,
        cloth: 'violet',
        holds: 'scroll',
        facesLeft: true,
      },
    ],
  },
];
