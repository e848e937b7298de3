import type {StudioPicture} from '../studioPicture';
import {coin, lid, lock} from './rubbings';
import {bone, breach, thread} from './sketches';

type Handout = {
  readonly id: string;
  readonly session: number;
  readonly title: string;
  readonly alt: string;
  readonly draw: (text: {title: string; alt: string}) => string;
};

/** The handouts that are drawn rather than written. */
const handouts: readonly Handout[] = [
  {
    id: 'toll-receipt',
    session: 3,
    title: 'Rubbing of a coin',
    alt: 'A charcoal rubbing of a coin: inside a plain rim a house with an arch for a door, and no year.',
    draw: coin,
  },
  {
    id: 'corner-of-the-breach',
    session: 4,
    title: 'A corner of the Breach',
    alt: 'A sketched map: a narrow Gate stands left of an empty square footing, with a scale of forty paces between them; bare footprints lead west past three tents.',
    draw: breach,
  },
  {
    id: 'lid-of-the-small-grave',
    session: 5,
    title: 'Lid of the small grave',
    alt: 'A charcoal rubbing of a slab: a small disc lies in the bend of a larger hook, and below it are five steps, each shorter than the one before.',
    draw: lid,
  },
  {
    id: 'lock-of-earth',
    session: 6,
    title: 'Lock of the Gate of Earth',
    alt: 'A charcoal rubbing on two sheets, edge to edge: a round lock with a keyhole and nine wards, of which one, marked by a red arrow, opens to the other side.',
    draw: lock,
  },
  {
    id: 'tally-bone',
    session: 8,
    title: 'Tally-bone',
    alt: 'A curved rib with seven groups of three notches, a burn across it, and a bite near one end.',
    draw: bone,
  },
  {
    id: 'walkers-thread',
    session: 10,
    title: 'The walker’s thread',
    alt: 'A cord with seven knots in a row. Between the third and the fourth it was cut and is tied again, in red, in a knot unlike the others.',
    draw: thread,
  },
];

/** The drawn handouts of Return of the Gate Watcher. */
export const handoutPictures: readonly StudioPicture[] = handouts.map(
  ({id, session, title, alt, draw}) => ({
    folder: 'campaigns/return-of-the-gatewatcher/handouts',
    file: `${id}.svg`,
    title,
    alt,
    notes: {session: String(session)},
    make: () => Promise.resolve(draw({title, alt})),
  }),
);
