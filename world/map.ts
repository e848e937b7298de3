import type {WorldMapTable} from '../plugins/map/model/worldMap';

export const map = {
  title: 'Map of the Prime',
  page: '/prime-almanac/',
  size: [3000, 1875],
  deepest: {zoom: 5, width: 4800},
  picture: {
    name: '/maps/orrameth',
    widths: [1200, 2400],
    alt: 'Map of the Prime: the western continent with its roads and seats, the Midsea, and the eastern continent beyond the Watcher’s Strait.',
  },
} as const satisfies WorldMapTable;
