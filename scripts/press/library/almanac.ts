import type {PressDocument} from '../compose/types';
import {book, onePage} from './rows';

/** The sheets of the almanac that are one page each: file, area, page. */
const almanacPages = [
  ['calendar', 'races-and-anthropology/calendar'],
  ['coins', 'races-and-anthropology/coins-of-the-realms-v2'],
  ['populations', 'races-and-anthropology/populations-and-kingdoms'],
  ['timeline', 'prime-almanac/global-time-line'],
  ['travel', 'prime-almanac/common-travel-distances'],
  ['oceans-and-seas', 'prime-almanac/oceans-and-seas'],
  ['territory-list', 'prime-almanac/territory-list'],
] as const;

/** The territories that have a gazetteer: each a page of the almanac. */
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

/** The sheets of the almanac, and a gazetteer of each territory. */
export const almanacSheets: readonly PressDocument[] = [
  ...almanacPages.map(([name, page]) =>
    onePage(`/almanac-pdfs/${name}.pdf`, 'almanac', page),
  ),
  ...territories.map((name) =>
    onePage(
      `/almanac-pdfs/gazetteer-${name}.pdf`,
      'almanac',
      `prime-almanac/${name}`,
    ),
  ),
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
