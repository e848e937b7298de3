import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, onePage} from './rows';

/** Documents of the almanac that are made from a single page, as pairs of file name and page. */
const almanacPages = [
  ['calendar', 'races-and-anthropology/calendar'],
  ['coins', 'races-and-anthropology/coins-of-the-realms-v2'],
  ['populations', 'races-and-anthropology/populations-and-kingdoms'],
  ['timeline', 'prime-almanac/global-time-line'],
  ['travel', 'prime-almanac/common-travel-distances'],
  ['oceans-and-seas', 'prime-almanac/oceans-and-seas'],
  ['rivers', 'library/rivers'],
  ['territory-list', 'prime-almanac/territory-list'],
] as const;

/** The territories with a gazetteer, each made from a page of the almanac. */
const territories = [
  'central',
  'deep-north',
  'fey-kingdoms',
  'great-north',
  'hordelands',
  'lor-aserion',
  'morgana',
  'n-eastern-continent',
  's-eastern-continent',
  'southwest-peninsula',
  'torosia',
  'unclaimed',
  'underworld',
] as const;

/** Territories without a ruler, which therefore have no arms. */
const WITHOUT_ARMS: readonly string[] = ['unclaimed'];

function gazetteer(name: string): PressDocument {
  return {
    ...onePage(
      `/almanac-pdfs/gazetteer-${name}.pdf`,
      'almanac',
      `prime-almanac/${name}`,
    ),
    ...(!WITHOUT_ARMS.includes(name) && {arms: `/world-info/arms/${name}.svg`}),
  };
}

/** The almanac's documents, and a gazetteer of each territory. */
export const almanacSheets: readonly PressDocument[] = [
  ...almanacPages.map(([name, page]) =>
    onePage(`/almanac-pdfs/${name}.pdf`, 'almanac', page),
  ),
  ...territories.map(gazetteer),
  book('/almanac-pdfs/economics.pdf', 'almanac', {
    titles: {
      title: 'Economics',
      subject:
        'What is shipped where and what it is worth on arrival; what a household earns, spends, owes, and leaves.',
    },
    chapters: [
      {page: 'prime-almanac/economics', title: 'Trade between States'},
      {page: 'races-and-anthropology/economics', title: 'Households'},
    ],
  }),
];
