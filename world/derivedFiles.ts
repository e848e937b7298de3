import type {World} from '../src/site/world';
import {derivedSheets} from './derive/derivedSheets';

/** The folder of the tables of the rules. */
const RULES = 'game-mechanics/';

/** The tables that `npm run derive` and `npm run atlas` write, with what they are made of. */
export const derivedFiles: World['derivedFiles'] = [
  {
    includes: (path) =>
      path.startsWith(RULES) &&
      Object.hasOwn(derivedSheets, path.slice(RULES.length)),
    sources: ['static/game-mechanics/rules.json'],
    command: 'npm run derive',
  },
  {
    includes: (path) => path === 'world-info/almanac/leg-days.csv',
    sources: ['static/world-info/distances.csv', 'world/travel.ts'],
    command: 'npm run derive',
  },
  {
    includes: (path) =>
      /^world-info\/almanac\/(?:seat-miles|seat-days|rivers|river-landings)\.csv$/.test(
        path,
      ),
    sources: ['world/art/atlas/layout/', 'world/travel.ts'],
    command: 'npm run derive',
  },
  {
    includes: (path) => path === 'character-creation/Languages/numbers.csv',
    sources: ['the word list of the tongue beside it'],
    command: 'npm run derive',
  },
  {
    includes: (path) =>
      /^character-creation\/race-templates\/(?!questions\.csv$)[^/]+\.csv$/.test(
        path,
      ),
    sources: [
      'static/world-info/peoples.csv',
      'static/world-info/peoples/',
      'static/character-creation/stat-ranges.csv',
    ],
    command: 'npm run derive',
  },
  {
    includes: (path) => path === 'maps/data/places.csv',
    sources: ['world/art/atlas/layout/'],
    command: 'npm run atlas',
  },
];
