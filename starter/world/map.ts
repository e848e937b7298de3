import type {WorldMapTable} from '../plugins/map/model/worldMap';

/** The map; `npx docusaurus map cut` makes its images and tiles from static/maps/vale.svg. */
export const map = {
  title: 'Map of the vale',
  page: '/vale/',
  size: [32, 20],
  deepest: {zoom: 4, width: 3072},
  picture: {
    name: '/maps/vale',
    widths: [1200, 2400],
    alt: 'Map of the vale: hills to the north and the east, a lake in the middle with Tarnby on its west shore, and a river that leaves it to the south.',
  },
} as const satisfies WorldMapTable;
