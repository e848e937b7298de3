import type {WorldMapTable} from '@site/src/features/map/lib/worldMap';

/** The map; its images have only names, which are the same in all languages. */
export const map = {
  title: 'Karte des Tals',
  size: [32, 20],
  deepest: {zoom: 4, width: 3072},
  picture: {
    name: '/maps/vale',
    widths: [1200, 2400],
    alt: 'Karte des Tals: im Norden und Osten Hügel, in der Mitte ein See mit Tarnby an seinem Westufer, und ein Fluss, der ihn nach Süden verlässt.',
  },
} as const satisfies WorldMapTable;
