import {platesOfHumansAndElves} from './ofHumansAndElves';
import type {Plate} from './plate';

const HEARTH =
  '<path fill="rgb(110 74 52)" stroke="rgb(64 46 34)" stroke-width="2" d="M-34 330H34Q40 350 26 372H-26Q-40 350-34 330Z"/><path fill="rgb(240 140 60)" d="M-26 330Q-12 306 0 322Q12 302 26 330Z"/><path fill="none" stroke="rgb(132 126 122)" stroke-width="8" stroke-linecap="round" stroke-opacity=".6" d="M0 306Q-20 272 6 240Q26 210 2 176"/>';
const LINE =
  '<path d="M-380 22Q0 40 380 18M-130 30V372M140 29V372" fill="none" stroke="rgb(132 112 90)" stroke-width="3"/>';

/** One plate for each people, dressed as its page tells. */
export const platesOfEachPeople: readonly Plate[] = [
  ...platesOfHumansAndElves,
  {
    id: 'arachnahd',
    title: 'Arachnahd',
    alt: 'Three hooded Arachnahd on four legs each, with four arms and crossed bands of reels, their skin slate, rust, and bone; lines hang between them.',
    wide: 760,
    things: LINE,
    people: [
      {who: 'tzil', at: 0.16, feet: 5.3},
      {
        who: 'tzil',
        at: 0.5,
        feet: 5,
        skin: 'rust',
        top: 'black',
        cloth: 'brown',
        holds: 'lantern',
      },
      {
        who: 'tzil',
        at: 0.84,
        feet: 5.2,
        skin: 'sand',
        top: 'gray',
        cloth: 'gray',
        holds: 'scroll',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'goblin',
    title: 'Goblins at their hearth',
    alt: 'Three goblins in aprons around a clay pot of coals, one skin brass-yellow, one gray-green, one lined with age and in gray; their great ears stand out to both sides.',
    wide: 760,
    things: HEARTH,
    people: [
      {who: 'skirrik', at: 0.16, feet: 3.5, skin: 'sand'},
      {
        who: 'skirrik',
        at: 0.32,
        feet: 3.3,
        top: 'blue',
        cloth: 'umber',
        holds: 'nothing',
      },
      {who: 'uzga', at: 0.74, feet: 3.4, garb: 'apron', facesLeft: true},
    ],
  },
  {
    id: 'half-orc',
    title: 'Half-orcs, in a hat and in felt',
    alt: 'The same half-orc twice, and a friend: in a wide hat and red coat, then in brown felt with a staff, and beside them a woman in a headscarf.',
    wide: 760,
    people: [
      {who: 'dorrak', at: 0.2, feet: 6.1, head: 'hat', top: 'brown'},
      {
        who: 'dorrak',
        at: 0.5,
        feet: 6.1,
        garb: 'tunic',
        cloth: 'brown',
        holds: 'staff',
      },
      {
        who: 'dorrak',
        at: 0.8,
        feet: 5.8,
        garb: 'gown',
        cloth: 'green',
        head: 'scarf',
        top: 'rust',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'orc',
    title: 'Orcs',
    alt: 'Three orcs with heavy jaws and a tooth above the lip, skin gray and olive: one in brown felt with a spear, a warcaller in a leather cloak, and a woman in a red coat.',
    wide: 760,
    people: [
      {who: 'orc', at: 0.2, feet: 6.4},
      {who: 'dura', at: 0.52, feet: 6.3, skin: 'gray'},
      {
        who: 'orc',
        at: 0.83,
        feet: 6,
        garb: 'coat',
        cloth: 'red',
        head: 'long',
        holds: 'nothing',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'scaloid',
    title: 'Scaloids',
    alt: 'Three Scaloids who lean on long tails, from sand through olive to bottle green with age: a young one, one with a staff, and a warden in a robe.',
    wide: 760,
    people: [
      {
        who: 'ssethar',
        at: 0.2,
        feet: 5.6,
        skin: 'sand',
        cloth: 'rust',
        holds: 'nothing',
      },
      {who: 'ssethar', at: 0.5, feet: 5.9, skin: 'olive', cloth: 'blue'},
      {
        who: 'ssethar',
        at: 0.8,
        feet: 6.1,
        garb: 'robe',
        holds: 'scroll',
        facesLeft: true,
      },
    ],
  },
];
