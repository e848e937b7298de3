import {
  bargeUnder,
  bothMoons,
  cartOnBridge,
  counter,
  eightCoins,
  hedge,
  hollyLeaf,
  lentFaces,
  ringOfStones,
  tallyPost,
} from './almanacScenery';
import {bridgeWall, highBridge} from './fightScenery';
import {dyes, line, part} from './pen';
import type {Plate} from './plate';

/** The size of a wide, low plate, with people smaller than usual. */
const LOW = {wide: 1400, cut: 140, foot: 36} as const;

/** Draws things on the ground as small as people are on a low plate. */
function small(things: string): string {
  return `<g transform="translate(0 78) scale(.79)">${things}</g>`;
}

/** Plates of coins, days, rivers, and years, and of tongues at the counter and in the wood. */
export const platesOfTheAlmanac: readonly Plate[] = [
  {
    id: 'eight-coins',
    cut: 170,
    title: 'Eight coins',
    alt: 'Eight coins in a row: a copper bit with one arch and a hole, a silver mark with three arches, a gold crown with nine and a nick, a platinum gate with an empty arch, a solar with nine rays, a silver ring with a gap, a paper leaf, and a tooth capped in silver.',
    things: `<g transform="translate(0 72)">${eightCoins}</g>`,
    people: [],
  },
  {
    ...LOW,
    id: 'both-moons-full',
    title: 'Both moons full',
    alt: 'By night a large silver moon and a small red one stand full over three market stalls that are boarded up; a goblin with a lantern leaves.',
    things: bothMoons,
    people: [
      {who: 'skirrik', at: 0.47, feet: 4, holds: 'lantern', facesLeft: true},
    ],
  },
  {
    id: 'boats-go-under',
    title: 'Boats go under',
    alt: 'A covered cart and a herder cross a stone bridge of three arches; a bargeman poles a barge with sacks toward the middle one.',
    things: highBridge + cartOnBridge,
    inFront: bargeUnder + line('M-46 262L-104 402', dyes.wood, 7),
    foot: 34,
    people: [
      {who: 'kadarin', at: 0.64, feet: 4, up: 194},
      {
        who: 'traveler',
        at: 0.44,
        feet: 4.3,
        head: 'cap',
        top: 'blue',
        cloth: 'blue',
        cloak: 'blue',
        broad: 1.2,
        up: 16,
      },
    ],
  },
  {
    id: 'a-ring-of-stones',
    wide: 900,
    title: 'Where the world is thin',
    alt: 'Two elves in undyed cloth, one with a staff, stand before a new Gate of stone without leaves, in a ring of standing stones.',
    things: ringOfStones,
    people: [
      {who: 'vaelis', at: 0.3, feet: 5.3},
      {who: 'thiravel', at: 0.66, feet: 5.3, facesLeft: true},
    ],
  },
  {
    ...LOW,
    id: 'mind-your-cart',
    title: 'Mind your cart',
    alt: 'A crowd on a bridge of the League: a drover behind a covered cart, a woman in red, a goblin tinker, a clerk with a sheet, and a half-orc in a red coat, who all speak at once.',
    things: `<g transform="scale(1.2 1)">${bridgeWall}</g><g transform="translate(-40 158) scale(1.2)">${cartOnBridge}</g>`,
    people: [
      {who: 'kadarin', at: 0.1, feet: 5.7, head: 'hat', top: 'brown'},
      {who: 'townswoman', at: 0.44, feet: 5.4, facesLeft: true},
      {who: 'skirrik', at: 0.57, feet: 3.5, facesLeft: true},
      {who: 'clerk', at: 0.71, feet: 5.7},
      {who: 'dorrak', at: 0.86, feet: 5.8, facesLeft: true},
    ],
  },
  {
    ...LOW,
    cut: 174,
    foot: 31,
    id: 'two-accents',
    title: 'Two accents',
    alt: 'On the left two Gray Elves in undyed cloth sit and speak; on the right an Avariel stands on a ledge of rock with a hand held out.',
    things: part('M250 384L270 344L380 332L660 340V384Z', dyes.stone),
    people: [
      {
        who: 'vaelis',
        at: 0.24,
        feet: 5.6,
        garb: 'tunic',
        pose: 'rest',
        holds: 'nothing',
      },
      {
        who: 'thiravel',
        at: 0.48,
        feet: 5.6,
        garb: 'tunic',
        pose: 'rest',
        facesLeft: true,
      },
      {
        who: 'avariel',
        at: 0.8,
        feet: 4.4,
        up: 34,
        holds: 'nothing',
        facesLeft: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'issued-to-you',
    title: 'Issued to you',
    alt: 'Behind a counter with forms, a stamp, and a bell stands a clerk with black hair in green; a sailor in a blue smock waits before it, and behind him a woman in a headscarf, each with a sheet.',
    inFront: `<g transform="translate(130 0)">${small(counter)}</g>`,
    people: [
      {who: 'townswoman', at: 0.27, feet: 5.4, head: 'scarf', holds: 'scroll'},
      {
        who: 'traveler',
        at: 0.44,
        feet: 5.7,
        head: 'cap',
        top: 'blue',
        garb: 'coat',
        cloth: 'blue',
        cloak: 'blue',
        holds: 'scroll',
      },
      {
        who: 'townswoman',
        at: 0.61,
        feet: 5.6,
        head: 'long',
        cloth: 'green',
        holds: 'scroll',
        facesLeft: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'until-when',
    title: 'What, to whom, until when',
    alt: 'Before a felt tent whose post is cut with tallies an orc with a black mane and a leather cloak counts; a human drover with a staff listens, and an orc with an ax looks on.',
    things: small(tallyPost),
    people: [
      {who: 'orc', at: 0.2, feet: 5.8, holds: 'ax'},
      {who: 'dura', at: 0.41, feet: 5.8, holds: 'nothing'},
      {
        who: 'kadarin',
        at: 0.66,
        feet: 5.6,
        head: 'hat',
        top: 'brown',
        facesLeft: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'an-evergreen-letter',
    title: 'An evergreen letter',
    alt: 'In the gap of a hedge a Sylvan Elf in green holds out a large holly leaf, pricked along its veins, to a woman in a hat.',
    things: `<g transform="translate(0 78) scale(1.56 .79)">${hedge}</g>`,
    inFront: small(hollyLeaf),
    people: [
      {who: 'iolen', at: 0.42, feet: 5.2, head: 'long', holds: 'nothing'},
      {
        who: 'townswoman',
        at: 0.585,
        feet: 5.4,
        head: 'hat',
        top: 'brown',
        cloth: 'brown',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'faces-are-lent',
    ...LOW,
    title: 'Faces are lent at the door',
    alt: 'Seven pale masks lean in a row on a black table before a violet wall, three of them without a smile.',
    things: lentFaces,
    people: [],
  },
];
