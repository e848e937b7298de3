import {divisions} from '../layout/divisions';
import type {Region} from '../layout/regions';
import {divide} from '../shape/divide';
import type {World} from '../shape/world';
import type {Climate} from './climate';
import {drawMap} from './drawMap';
import {divisionNames, neighborNames, rangesOnSheet} from './names';
import type {Overlay} from './overlays';
import {layOutRegion, listRegionPlaces} from './regionLayout';
import {getOwners, takeRelief} from './relief';
import type {Sheet} from './sheet';
import type {Style} from './styles';

/** The smallest flow of a stream that a regional map shows. */
const LEAST_FLOW = 12;

/** Draws a regional map, in more detail than the world map. */
export function drawRegion(
  source: {readonly world: World; readonly climate: Climate},
  region: Region,
  {
    style,
    zoom,
    overlayOn,
  }: {
    readonly style: Style;
    readonly zoom: number;
    readonly overlayOn?: (sheet: Sheet) => Overlay;
  },
): Promise<Buffer> {
  const places = listRegionPlaces(source.world.places);
  const world: World = {...source.world, places};
  const rivers = world.rivers.filter(({flow}) => flow >= LEAST_FLOW);
  const layout = layOutRegion({
    region,
    places,
    rivers: rivers.map(({line}) => line),
    style,
    ...(overlayOn && {taken: (sheet: Sheet) => overlayOn(sheet).boxes}),
  });
  const {sheet, room} = layout;
  const relief = takeRelief({...source, world}, sheet);
  const names = divisions[region.id]?.map(({name}) => name) ?? [];
  const owner = getOwners(
    {mesh: world.mesh, claims: divide(region.id, world)},
    relief.height,
  );
  return drawMap(
    {
      world,
      ...layout,
      relief,
      style,
      leastFlow: LEAST_FLOW,
      overlay: overlayOn?.(sheet).drawing ?? '',
      lands: [
        ...divisionNames(names, sheet, {owner, room}),
        ...neighborNames(region.id, sheet, {relief, room}),
        ...rangesOnSheet(sheet, room),
      ],
      ...(names.length > 0 && {divisions: owner}),
    },
    zoom,
  );
}
