import sharp from 'sharp';
import type {StudioPicture} from '../studioPicture';
import type {CityGround, CityPlan} from './cityPlan';
import {drawCity} from './drawCity';
import {readKeyedPlaces} from './keyedPlaces';
import {harrowmere} from './plans/harrowmere';
import {longBridge} from './plans/longBridge';
import {nheth} from './plans/nheth';
import {ssahrak} from './plans/ssahrak';
import {toros} from './plans/toros';
import {vell} from './plans/vell';

const grounds: readonly CityGround[] = [
  harrowmere,
  longBridge,
  toros,
  nheth,
  vell,
  ssahrak,
];

const PLACES = 'static/world-info/almanac/city-places.csv';

/** The plans of cities, with the places of their tables. */
export const cityPlans: readonly CityPlan[] = grounds.map((ground) => ({
  ...ground,
  places: readKeyedPlaces(PLACES, ground.city),
}));

function getPicture(plan: CityPlan): StudioPicture {
  const {city, file, alt} = plan;
  return {
    folder: 'maps/cities',
    file,
    title: `Plan of ${city}`,
    alt,
    make: () =>
      sharp(Buffer.from(drawCity(plan)))
        .webp({quality: 82, effort: 5})
        .toBuffer(),
  };
}

/** The plans of cities, with their places numbered as in the tables of the almanac. */
export const cityPictures: readonly StudioPicture[] = cityPlans.map(getPicture);
