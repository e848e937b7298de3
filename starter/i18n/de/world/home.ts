import type {Home} from '@site/src/site/world';

/** The hero of the home page. */
export const home: Home = {
  sentence:
    'Ein kleines Tal zum Spielen, mit einer Karte, zwei Seiten Regeln und einem Geheimnis: der Anfang einer eigenen Welt.',
  card: 'banners/card.jpg',
  image: {
    src: '/banners/bell.svg',
    alt: 'Eine Glocke zwischen zwei Wasserlinien.',
  },
  actions: [
    {label: 'Karte öffnen', to: '/vale/'},
    {label: 'Eine Probe machen', to: '/rules/checks.html'},
  ],
};

/** Messages of the not-found page, one of which is chosen at random. */
export const notFoundMessages = [
  'Dorthin führt kein Pfad',
  'Der Nebel kam herunter, und nun bist du hier',
] as const;
