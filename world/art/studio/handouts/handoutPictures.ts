import type {StudioPicture} from '../studioPicture';
import {coin, lid, lock} from './rubbings';
import {guestBook, sweepsSketch} from './kettle';
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

const KETTLE_FOLDER = 'adventures/the-cold-chimney/handouts';

const ofTheKettle: readonly Omit<Handout, 'session'>[] = [
  {
    id: 'guest-book',
    title: 'Page of the guest book',
    alt: 'A ruled page with nine entries in one hand; beside each are tally marks, one more from night to night, and a circle that grows, and the lower right corner is burned away.',
    draw: guestBook,
  },
  {
    id: 'sweeps-sketch',
    title: 'The sweep’s sketch',
    alt: 'A chimney in ink with rungs inside, two hearths below and one above, and a slate on its top. Beside it on the upper floor is a small closed room, circled in red, with a figure drawn in charcoal; three birds fly above.',
    draw: sweepsSketch,
  },
];

/** The drawn handouts of The Cold Chimney. */
const kettlePictures: readonly StudioPicture[] = ofTheKettle.map(
  ({id, title, alt, draw}) => ({
    folder: KETTLE_FOLDER,
    file: `${id}.svg`,
    title,
    alt,
    make: () => Promise.resolve(draw({title, alt})),
  }),
);

/** The drawn handouts of Return of the Gate Watcher. */
const gatewatcherPictures: readonly StudioPicture[] = handouts.map(
  ({id, session, title, alt, draw}) => ({
    folder: 'campaigns/return-of-the-gatewatcher/handouts',
    file: `${id}.svg`,
    title,
    alt,
    notes: {session: String(session)},
    make: () => Promise.resolve(draw({title, alt})),
  }),
);

export const handoutPictures: readonly StudioPicture[] = [
  ...gatewatcherPictures,
  ...kettlePictures,
];
