import {minorTowns} from '../layout/minorTowns';
import type {Region} from '../layout/regions';
import type {SitedPlace} from '../shape/siting';
import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {
  clamp,
  type Box,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import {cartouche, rose, scaleBar, type Ornament} from './ornaments';
import {placeOrnaments} from './placeOrnaments';
import {createRoom, type Room} from './room';
import {onSheet, regionSheet, type Sheet} from './sheet';
import type {Style} from './styles';
import {setTowns, type Town} from './towns';

/** Width of a regional map in units. */
const UNITS = 1200;

/** Font size of its title in units. */
const TITLE = 30;

/** The reach of the compass rose in units. */
const ROSE = 52;

/** What is placed on a regional map before its ground is known. */
export type RegionLayout = {
  readonly sheet: Sheet;
  readonly ornaments: readonly Ornament[];
  readonly towns: readonly Town[];
  /** The space that all of this takes. */
  readonly room: Room;
};

/** The content of a regional map that has a place on it. */
export type RegionContent = {
  readonly region: Region;
  readonly places: readonly SitedPlace[];
  readonly rivers: readonly Chain[];
  readonly style: Style;
  /** Space that an overlay takes. */
  readonly taken?: (sheet: Sheet) => readonly Box[];
};

/** The places of regional maps: those of the world map, and minor towns. */
export function listRegionPlaces(
  places: readonly SitedPlace[],
): readonly SitedPlace[] {
  return [
    ...places.filter(({territory}) => territory !== 'underworld'),
    ...minorTowns.map((town) => ({...town, id: kebabCase(town.name)})),
  ];
}

function isOnSheet({frame: {width, height}}: Sheet, [x, y]: Point): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}

/** Places title, compass rose and scale bar where they cover no town, the bar on water or land alone. */
function layOrnaments(
  sheet: Sheet,
  {region, style}: RegionContent,
  shown: {readonly places: readonly Point[]; readonly rivers: readonly Point[]},
): readonly Ornament[] {
  const {width, height} = sheet.frame;
  const {title, subtitle, titleAt, scaleAt = [0.5, 0.95]} = region;
  const near = ([x, y]: Point): Point => [
    clamp(x * width, 60, width - 60),
    clamp(y * height, 60, height - 60),
  ];
  const isLeft = titleAt[0] < 0.5;
  const isAbove = titleAt[1] < 0.5;
  return placeOrnaments(
    [
      {
        make: (at) => cartouche({title, subtitle, at, size: TITLE}, style),
        near: near(titleAt),
      },
      {
        make: (at) => scaleBar(sheet, at, style),
        near: near(scaleAt),
        onOneGround: true,
      },
      {
        make: (at) => rose(at, ROSE, style),
        near: near([isLeft ? 1 : 0, isAbove ? 1 : 0]),
      },
    ],
    {sheet, ...shown},
  );
}

/** Places the ornaments and the names of towns of a regional map. */
export function layOutRegion(content: RegionContent): RegionLayout {
  const {region, places, rivers, taken} = content;
  const sheet = regionSheet(region.id, region.corner, [...region.size, UNITS]);
  const toSheet = (points: readonly Point[]): readonly Point[] =>
    points
      .map((point) => onSheet(sheet, point))
      .filter((point) => isOnSheet(sheet, point));
  const shown = {
    places: toSheet(places.map(({at}) => at)),
    rivers: toSheet(rivers.flat()),
  };
  const room = createRoom();
  const ornaments = layOrnaments(sheet, content, shown);
  for (const {box} of ornaments) {
    room.reserve(box, 6);
  }
  for (const box of taken?.(sheet) ?? []) {
    room.reserve(box, 2);
  }
  return {
    sheet,
    ornaments,
    room,
    towns: setTowns(places, sheet, {
      room,
      own: region.id,
      rivers: shown.rivers,
    }),
  };
}
