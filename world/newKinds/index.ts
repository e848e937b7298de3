import {page, people, place} from './pages';
import {document, session} from './records';
import {power, spell} from './spells';
import type {NewKind} from '../../src/site/newKinds';

/** What `npm run new` can write. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  page,
  place,
  people,
  spell,
  power,
  session,
  document,
};
