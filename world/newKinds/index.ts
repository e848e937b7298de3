import {page, people, place} from './pages';
import {document, session} from './records';
import {power, spell} from './spells';
import type {World} from '../../src/site/world';

/** What `npm run new` can write. */
export const newKinds: World['newKinds'] = {
  page,
  place,
  people,
  spell,
  power,
  session,
  document,
};
