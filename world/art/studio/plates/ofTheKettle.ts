import {ashRats, coldDraft, sleepersRoom, sootCrows} from './kettleScenery';
import type {Plate} from './plate';

const SLEEPER = {
  who: 'dancer',
  head: 'short',
  top: 'brown',
  skin: 'gray',
  pose: 'walk',
} as const;

/** Plates of the foes in The Cold Chimney. */
export const platesOfTheKettle: readonly Plate[] = [
  {
    id: 'ash-rats',
    wide: 900,
    title: 'Ash rats',
    alt: 'Five gray rats with eyes like coals run out of a cold brick hearth over spilled ash, toward a hooded man with a club.',
    things: ashRats,
    people: [
      {who: 'traveler', at: 0.13, feet: 5.6, garb: 'tunic', holds: 'club'},
    ],
  },
  {
    id: 'ash-sleepers',
    wide: 900,
    title: 'Ash sleepers',
    alt: 'Before four beds three people with gray faces walk in long nightshirts through falling ash; a woman with a lantern steps back from them.',
    things: sleepersRoom,
    people: [
      {who: 'townswoman', at: 0.12, feet: 5.4, holds: 'lantern'},
      {...SLEEPER, at: 0.4, feet: 5.7, cloth: 'sand', facesLeft: true},
      {
        ...SLEEPER,
        at: 0.6,
        feet: 5.3,
        cloth: 'pale',
        head: 'long',
        top: 'rust',
        facesLeft: true,
      },
      {
        ...SLEEPER,
        at: 0.84,
        feet: 5.9,
        cloth: 'sand',
        head: 'braid',
        top: 'black',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'soot-crows',
    wide: 900,
    title: 'Soot crows',
    alt: 'Six black crows with eyes like embers, two on a brick chimney that is capped with a slate and four on the wing around it, soot streaming from their tails.',
    things: sootCrows,
    people: [],
  },
  {
    id: 'a-cold-draft',
    wide: 900,
    title: 'A cold draft',
    alt: 'Out of a press in a timbered wall, whose bricks lie broken away, leans a gray shape of ash and moving air with hollow eyes and long fingers; a man with a sword and a mage step back from it.',
    things: coldDraft,
    people: [
      {who: 'soldier', at: 0.24, feet: 5.9, cloth: 'blue', holds: 'sword'},
      {who: 'wizard', at: 0.09, feet: 5.5},
    ],
  },
];
