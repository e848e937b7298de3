import sharp from 'sharp';
import {blank, getBytes, finish} from '../canvas';
import {random} from '../noise';
import type {StudioPicture} from '../studioPicture';
import {paintVista} from '../vistas/paintVista';
import {paintHallView} from './hallView';
import {paintLandView} from './landView';
import {areaViews} from './ofAreas';
import {landViews} from './ofLands';
import {gatewatcherViews} from './ofTheGatewatcher';
import {coldChimneyViews} from './ofTheColdChimney';
import {shroudViews} from './ofTheShroud';
import type {View} from './view';

/** Size of a scene in pixels. */
const SIZE = {width: 1600, height: 900} as const;

async function paintView(view: View): Promise<Buffer> {
  const canvas = blank(SIZE.width, SIZE.height);
  if ('land' in view) {
    await paintLandView(canvas, view.land);
  } else if ('hall' in view) {
    await paintHallView(canvas, view.hall);
  } else {
    paintVista(canvas, view.vista);
  }
  finish(canvas, random(view.id));
  return sharp(getBytes(canvas), {raw: {...SIZE, channels: 3}})
    .webp({quality: 74, effort: 5, smartSubsample: true})
    .toBuffer();
}

function viewPicture(folder: string, view: View): StudioPicture {
  const {id, title, alt, notes} = view;
  return {
    folder,
    file: `${id}.webp`,
    title,
    alt,
    ...(notes && {notes}),
    make: () => paintView(view),
  };
}

/** The scenes, by the folder below static/ that contains them. */
const galleries: Readonly<Record<string, readonly View[]>> = {
  'campaigns/return-of-the-gatewatcher/gamepix': gatewatcherViews,
  'campaigns/shroud-of-the-empire/gamepix': shroudViews,
  'adventures/the-cold-chimney': coldChimneyViews,
  banners: areaViews,
};

/** Each land has a folder for its views. */
const lands = landViews.map((view) =>
  viewPicture(`territory-visuals/${view.id}`, {...view, id: 'cover'}),
);

/** The scenes of campaigns, areas, and lands. */
export const viewPictures: readonly StudioPicture[] = [
  ...Object.entries(galleries).flatMap(([folder, views]) =>
    views.map((view) => viewPicture(folder, view)),
  ),
  ...lands,
];
