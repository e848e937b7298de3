import type {StudioPicture} from '../../studioPicture';
import type {Arms} from '../armsTypes';
import {blazon, plainWords} from '../blazon';
import {houses} from '../rolls/houses';
import {nations} from '../rolls/nations';
import {cuts, type Cut} from './cuts';
import {drawBanner, plainTrim} from './drawBanner';

/** Houses use gonfalons with three tails; each state has a cut of its own. */
const cutOf: Readonly<Record<string, Cut>> = {
  central: 'square',
  'great-north': 'swallowtail',
  'deep-north': 'square',
  torosia: 'square',
  'southwest-peninsula': 'swallowtail',
  'lor-aserion': 'leaves',
  'fey-kingdoms': 'leaves',
  hordelands: 'point',
  morgana: 'swallowtail',
  'n-eastern-continent': 'threeTails',
  's-eastern-continent': 'square',
  underworld: 'point',
};

function bannerPicture(folder: string, arms: Arms): StudioPicture {
  const cut = cutOf[arms.id] ?? 'threeTails';
  const title = `Banner of ${arms.bearer}`;
  const words = plainWords(arms, 'banner').replace(
    ':',
    ` ${cuts[cut].plain}, fringed in ${plainTrim(arms)}:`,
  );
  return {
    folder,
    file: `${arms.id}.svg`,
    title,
    alt: words,
    notes: {blazon: blazon(arms)},
    make: () =>
      Promise.resolve(drawBanner(arms, cut, {title, description: words})),
  };
}

/** The banners of Houses and states, with the same arms as their shields. */
export const bannerPictures: readonly StudioPicture[] = [
  ...houses.map((arms) => bannerPicture('divine-houses/banners', arms)),
  ...nations.map((arms) => bannerPicture('world-info/banners', arms)),
];
