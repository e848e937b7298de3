import sharp from 'sharp';
import type {KeyedPlace} from '../cities/cityPlan';
import {drawCity} from '../cities/drawCity';
import {readKeyedPlaces} from '../cities/keyedPlaces';
import {carryingWay} from '../cities/plans/carryingWay';
import type {StudioPicture} from '../studioPicture';
import {drawSite} from './drawSite';
import {hangingKettle} from './plans/hangingKettle';
import {innAtSkep} from './plans/innAtSkep';
import {rattleAndRope} from './plans/rattleAndRope';
import {underSkep} from './plans/underSkep';
import {hideSecrets, type SitePlan} from './sitePlan';

/** The folder of plans for players, and that of the game master, whose pages are locked. */
const FOLDERS = {
  players: 'maps/sites',
  master: '../docs/reference/papers',
} as const;

/** The sheets with the keyed places of each. */
const KEYS = {
  players: 'static/world-info/almanac/site-places.csv',
  master: 'docs/reference/papers/site-keys.csv',
} as const;

/** Who looks at a plan. */
type Viewer = keyof typeof KEYS;

/** Lists the keyed places of a site, in order, that a viewer has in their sheet. */
export function listSitePlaces(
  site: string,
  viewer: Viewer,
): readonly KeyedPlace[] {
  return readKeyedPlaces(KEYS[viewer], site);
}

/** Draws the plan of a site for a viewer. */
export function drawSiteFor(plan: SitePlan, viewer: Viewer): string {
  if (viewer === 'players') {
    return drawSite(hideSecrets(plan), listSitePlaces(plan.site, viewer));
  }
  const {masterSite: site = plan.site} = plan;
  return drawSite({...plan, site}, listSitePlaces(site, viewer));
}

type Parts = {
  readonly viewer: Viewer;
  readonly file: string;
  readonly alt: string;
  readonly draw: () => string;
};

function getPicture(title: string, parts: Parts): StudioPicture {
  const {viewer, file, alt, draw} = parts;
  return {
    folder: FOLDERS[viewer],
    file: `${file}.webp`,
    title,
    alt,
    isUnlisted: viewer === 'master',
    make: () =>
      sharp(Buffer.from(draw())).webp({quality: 82, effort: 5}).toBuffer(),
  };
}

/** The plan of a site for players. */
function getOpenSite(plan: SitePlan, alt: string): StudioPicture {
  return getPicture(`Plan of ${plan.site}`, {
    viewer: 'players',
    file: plan.file,
    alt,
    draw: () => drawSiteFor(plan, 'players'),
  });
}

/** A picture for locked pages, which say themselves what is on it. */
function getLockedPicture(file: string, draw: () => string): StudioPicture {
  return getPicture(file, {viewer: 'master', file, alt: '', draw});
}

/** The name of the carrying way on the game master's pages. */
const CARRYING = 'The carrying';

/** The plans of sites: for players without what is secret, and with all of it for the game master. */
export const sitePictures: readonly StudioPicture[] = [
  getOpenSite(
    rattleAndRope,
    'Plan of an inn on a bridge: a common room, a kitchen and a store at the level of the bridge, six rooms along a landing above, the slate roof over the third arch, and eight numbered places with their key.',
  ),
  getLockedPicture('floor-by-floor', () =>
    drawSiteFor(rattleAndRope, 'master'),
  ),
  getPicture(`Plan of ${carryingWay.city}`, {
    viewer: 'players',
    file: 'saltquay-to-ninebells',
    alt: carryingWay.alt,
    draw: () =>
      drawCity({
        ...carryingWay,
        places: listSitePlaces(carryingWay.city, 'players'),
      }),
  }),
  getLockedPicture('carrying', () =>
    drawCity({
      ...carryingWay,
      city: CARRYING,
      places: listSitePlaces(CARRYING, 'master'),
    }),
  ),
  getOpenSite(
    innAtSkep,
    'Plan of an inn: a common room, a kitchen and a small bedroom on the ground floor, nine beds under the roof, hives along the eaves, a cellar with three barrels, a cart shed, and eight numbered places with their key.',
  ),
  getOpenSite(
    hangingKettle,
    'Plan of an inn in squares of five feet: a common room, a kitchen, a wood store, a hall, and a small bedroom around one chimney on the ground floor; two rooms, a landing, a dormitory, a linen room, and a small room above; a sheepfold, a well, the roof, a plank bridge over a brook, and nine numbered places with their key.',
  ),
  getLockedPicture('cold-chimney', () => drawSiteFor(hangingKettle, 'master')),
  getLockedPicture('under-skep', () => drawSiteFor(underSkep, 'master')),
  getLockedPicture('under-skep-to-show', () =>
    drawSite(hideSecrets(underSkep), []),
  ),
];
