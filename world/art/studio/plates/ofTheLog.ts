import type {Plate} from './plate';
import {
  dam,
  gateAtTheSide,
  houseDoor,
  innTable,
  leaningGate,
  lockAndBox,
  tableFront,
} from './logScenery';

/** Plates for both campaigns: their rules, and their logs. */
export const platesOfTheLog: readonly Plate[] = [
  {
    id: 'skin-to-skin',
    title: 'Skin to skin',
    alt: 'The six Latchkeepers walk close behind one another to a stone Gate that is shut; the archer with the braid is the first to touch it.',
    things: gateAtTheSide,
    people: [
      {who: 'skirrik', at: 0.2, feet: 3.6, pose: 'walk'},
      {who: 'livia', at: 0.09, feet: 5.8, pose: 'walk'},
      {who: 'dorrak', at: 0.31, feet: 6.2, pose: 'walk'},
      {who: 'vaelis', at: 0.46, feet: 5.6, pose: 'walk'},
      {who: 'oswin', at: 0.6, feet: 5.8, pose: 'walk'},
      {who: 'tessa', at: 0.755, feet: 5.8, holds: 'nothing'},
    ],
  },
  {
    id: 'a-round-for-the-house',
    wide: 840,
    title: 'A round for the house',
    alt: 'At an inn table with two mugs a half-orc in a red coat listens to a woman in a red gown; behind them is a window of small panes.',
    things: innTable,
    inFront: tableFront,
    people: [
      {who: 'dorrak', at: 0.24, feet: 6.1},
      {who: 'townswoman', at: 0.76, feet: 5.5, facesLeft: true},
    ],
  },
  {
    id: 'relief-of-the-guard',
    wide: 840,
    title: 'You are relieved',
    alt: 'A man in a wide hat with a lantern faces a dead guard, gray from helmet to boots, before a Gate that leans and is open by a finger’s breadth; bare footprints lead away from it.',
    things: leaningGate,
    people: [
      {who: 'oswin', at: 0.14, feet: 5.8},
      {
        who: 'soldier',
        at: 0.32,
        feet: 5.8,
        skin: 'gray',
        cloth: 'slate',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'the-empty-box',
    wide: 840,
    title: 'In perfect order',
    alt: 'An elven archivist in gray and a page boy stand on either side of a round bronze lock as tall as a child; beside it is an open box with nothing in it.',
    things: lockAndBox,
    people: [
      {who: 'thiravel', at: 0.2, feet: 5.6},
      {
        who: 'tessa',
        at: 0.62,
        feet: 3.8,
        head: 'short',
        top: 'yellow',
        cloth: 'green',
        cloak: 'green',
        holds: 'nothing',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'at-the-drained-dam',
    title: 'At the drained dam',
    alt: 'A Scaloid in a sand-colored robe holds out a lantern to an archer with a braid, before a high dam with a stone door at its foot.',
    things: dam,
    people: [
      {who: 'tessa', at: 0.3, feet: 5.8},
      {who: 'ssethar', at: 0.68, feet: 6, holds: 'lantern', facesLeft: true},
    ],
  },
  {
    id: 'the-second-knock',
    wide: 760,
    title: 'On the second knock',
    alt: 'A householder, gray from head to foot, stands in an open door beside a street lamp and faces a woman in a dark red hood and a clerk with a sheet.',
    things: houseDoor,
    people: [
      {
        who: 'traveler',
        at: 0.14,
        feet: 5.5,
        garb: 'gown',
        skin: 'umber',
        top: 'red',
        cloth: 'red',
        cloak: 'red',
      },
      {who: 'clerk', at: 0.36, feet: 5.7},
      {
        who: 'townswoman',
        at: 0.68,
        feet: 5.4,
        skin: 'gray',
        cloth: 'slate',
        top: 'gray',
        facesLeft: true,
        up: 14,
      },
    ],
  },
];
