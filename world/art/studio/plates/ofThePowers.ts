import {
  burningTorch,
  crust,
  goneHome,
  longGallery,
  nineVeils,
  whiteCourt,
} from './deepPlaneScenery';
import type {Plate} from './plate';
import {lastStep, openSky, reefs, tallestTower} from './planeScenery';

/** The size of a wide, low plate, with people smaller than usual. */
const LOW = {wide: 1400, cut: 136, foot: 31} as const;

/** Plates of the powers of the planes, and of those who come before them. */
export const platesOfThePowers: readonly Plate[] = [
  {
    ...LOW,
    cut: 152,
    id: 'the-last-step',
    title: 'The last step',
    alt: 'A stair of ice goes down to a giant of ice with closed eyes, whose hand is the last three steps; a traveler in a robe stands on it with bare feet.',
    things: lastStep,
    people: [
      {
        who: 'traveler',
        at: 0.5,
        feet: 5.6,
        up: 30,
        garb: 'robe',
        barefoot: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'a-line-to-somebody',
    title: 'A line to somebody who cannot sing',
    alt: 'Below a sea, in a bubble of air between reefs, a sailor and a broad bargeman are tied together by a line; pale drifters hang in rows on both sides.',
    things: reefs,
    people: [
      {who: 'jessamy', at: 0.43, feet: 5.6, holds: 'nothing'},
      {
        who: 'traveler',
        at: 0.57,
        feet: 5.8,
        head: 'cap',
        top: 'blue',
        cloth: 'blue',
        cloak: 'blue',
        broad: 1.3,
        facesLeft: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'the-tallest-tower',
    title: 'At the tallest tower',
    alt: 'Bronze towers stand on a plain of glass under violet cloud; on the step of the tallest a figure of bronze, a spark at its hand, faces a small shoe and the traveler who laid it there.',
    things: tallestTower,
    people: [
      {who: 'traveler', at: 0.52, feet: 5.6},
      {
        who: 'priest',
        at: 0.74,
        feet: 6.4,
        up: 6,
        skin: 'yellow',
        cloth: 'yellow',
        holds: 'nothing',
        facesLeft: true,
      },
    ],
  },
  {
    ...LOW,
    id: 'halfway-down',
    title: 'Halfway down',
    alt: 'A hooded traveler falls head first through an open sky between slabs of rock that float, some joined by bridges of rope; white lines of breath curl at the ear.',
    things: openSky,
    people: [{who: 'traveler', at: 0.5, feet: 5.6, up: 132, turn: 150}],
  },
  {
    ...LOW,
    id: 'nine-veils',
    title: 'Nine veils',
    alt: 'In brown dusk a shape under nine veils, each paler than the one behind it, sits at banked coals, a hound of smoke at its hem; opposite sits a traveler.',
    things: nineVeils,
    people: [
      {who: 'traveler', at: 0.33, feet: 5.6, pose: 'rest', garb: 'tunic'},
    ],
  },
  {
    ...LOW,
    id: 'the-white-court',
    title: 'In the White Court',
    alt: 'In a hall of white light with flames in sconces a flame as tall as a house trails a long train; a traveler comes with a burning torch, and three small flames go before.',
    things: whiteCourt,
    inFront: burningTorch,
    people: [{who: 'traveler', at: 0.33, feet: 5.6}],
  },
  {
    ...LOW,
    cut: 160,
    id: 'tread-before',
    title: 'A mile ahead',
    alt: 'Under black rock three broad beasts walk one behind another over a crust with red rivers in it, herders between them; far ahead goes a single small walker.',
    things: crust,
    people: [
      {who: 'orc', at: 0.25, feet: 5.6, cloth: 'rust', holds: 'staff'},
      {who: 'kadarin', at: 0.48, feet: 5.4, pose: 'walk'},
      {
        who: 'traveler',
        at: 0.93,
        feet: 2.2,
        up: 60,
        pose: 'walk',
        cloak: 'black',
        top: 'black',
      },
    ],
  },
  {
    ...LOW,
    id: 'a-seat-of-roots',
    title: 'In the Long Gallery',
    alt: 'A gallery of earth runs back into the dark; at its near end is a high seat through which roots have grown like arms and hands, and a traveler sits before it.',
    things: longGallery,
    people: [
      {who: 'traveler', at: 0.66, feet: 5.6, pose: 'rest', garb: 'tunic'},
    ],
  },
  {
    ...LOW,
    id: 'gone-home',
    title: 'Everybody has gone home',
    alt: 'A low house on a gray shore without wind: a lamp burns in its window, and outside are an empty chair and a table with one cup.',
    things: goneHome,
    people: [],
  },
];
