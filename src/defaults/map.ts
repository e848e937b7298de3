import type {WorldMapTable} from '../features/map/lib/worldMap';

/** Of a world without a map. */
export const map: WorldMapTable = {
  title: '',
  size: [1, 1],
  deepest: {zoom: 0, width: 1},
  picture: {name: '', widths: [1], alt: ''},
};
