import type {WorldMapTable} from '../features/map/lib/worldMap';

/** The map of a world without one. */
export const map: WorldMapTable = {
  title: '',
  size: [1, 1],
  deepest: {zoom: 0, width: 1},
  picture: {name: '', widths: [1], alt: ''},
};
