import type {Kind} from '../src/shared/model/searchRecord';

export {synonyms} from './words';

/** The kinds of table rows that can be linked, by the prefix of their anchors. */
export const rowKinds: Readonly<Record<string, Kind>> = {
  city: 'place',
  clan: 'place',
  college: 'place',
  crown: 'place',
  jarldom: 'place',
  plane: 'place',
  port: 'place',
  province: 'place',
  site: 'place',
  territory: 'place',
  town: 'place',
  ward: 'place',
  god: 'house',
  house: 'house',
  lamplighter: 'person',
  latchkeeper: 'person',
  office: 'person',
  person: 'person',
  pregen: 'person',
};
