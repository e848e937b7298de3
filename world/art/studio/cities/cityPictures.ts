import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'papaparse';
import sharp from 'sharp';
import type {StudioPicture} from '../studioPicture';
import {
  SIZE,
  type CityGround,
  type CityPlan,
  type KeyedPlace,
} from './cityPlan';
import {drawCity} from './drawCity';
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

const PLACES = join(
  __dirname,
  '../../../../static/world-info/almanac/city-places.csv',
);

/** Lists the keyed places of a city in order, from the table that its page shows. */
function listPlaces(city: string): readonly KeyedPlace[] {
  const {data} = parse<Readonly<Record<string, string>>>(
    readFileSync(PLACES, 'utf8'),
    {header: true, skipEmptyLines: true},
  );
  return data
    .filter((row) => row['City'] === city)
    .map(({Place = '', Across, Down}) => ({
      name: Place,
      at: [
        (Number(Across) * SIZE.width) / 100,
        (Number(Down) * SIZE.height) / 100,
      ],
    }));
}

/** The plans of cities, with the places of their tables. */
export const cityPlans: readonly CityPlan[] = grounds.map((ground) => ({
  ...ground,
  places: listPlaces(ground.city),
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
