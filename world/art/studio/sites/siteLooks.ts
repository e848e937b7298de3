import {looks, type CityLook} from '../cities/looks';
import type {SitePlan} from './sitePlan';

/** The colors of a site's plan, in addition to those of a city. */
export type SiteLook = CityLook & {
  readonly wood: string;
  readonly cloth: string;
  readonly straw: string;
  readonly paper: string;
  readonly floors: Readonly<Record<SitePlan['rooms'][number]['floor'], string>>;
};

const day: SiteLook = {
  ...looks.land,
  wood: '#b98d58',
  cloth: '#a9b7a0',
  straw: '#d9b95c',
  paper: '#f6eed9',
  floors: {
    wood: '#e4cb9d',
    stone: '#d6cdb8',
    earth: '#cdbb93',
    slate: '#8d8f98',
  },
};

/** The colors by where a site is: in daylight, or in the rock. */
export const siteLooks: Readonly<Record<SitePlan['ground'], SiteLook>> = {
  day,
  below: {
    ...day,
    ground: '#5a5260',
    ink: '#241d18',
    shore: '#16121f',
    water: '#7fa3ad',
    name: looks.land.name,
    waterName: looks.land.name,
  },
};
