import type {StudioPicture} from '../studioPicture';
import type {Arms} from './armsTypes';
import {blazon, plainWords} from './blazon';
import {drawArms} from './drawArms';
import {guilds} from './rolls/guilds';
import {houses} from './rolls/houses';
import {nations} from './rolls/nations';
import {peoples} from './rolls/peoples';

/** All arms, by the folder below static/ that contains their pictures. */
export const rolls: Readonly<Record<string, readonly Arms[]>> = {
  'divine-houses/arms': houses,
  'world-info/arms': nations,
  'world-info/peoples/arms': peoples,
  'world-info/guilds/arms': guilds,
};

function armsPicture(folder: string, arms: Arms): StudioPicture {
  const title = `Arms of ${arms.bearer}`;
  const description = blazon(arms);
  return {
    folder,
    file: `${arms.id}.svg`,
    title,
    alt: plainWords(arms, arms.shape === 'roundel' ? 'roundel' : 'shield'),
    notes: {blazon: description},
    make: () => Promise.resolve(drawArms(arms, {title, description})),
  };
}

/** The arms of Houses, states, peoples, and guilds. */
export const armsPictures: readonly StudioPicture[] = Object.entries(
  rolls,
).flatMap(([folder, roll]) => roll.map((arms) => armsPicture(folder, arms)));
