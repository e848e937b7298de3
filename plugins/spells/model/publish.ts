import {getAnchor, derive, type Derived} from './derive';
import type {SpellRecord} from './record';

/** A spell or power as a full list shows it. */
export type SpellEntry = SpellRecord &
  Derived & {
    /** Its anchor on a page that shows it in full. */
    readonly anchor: string;
  };

/** A spell or power as an index shows it. */
export type SpellLink = Pick<
  SpellEntry,
  'school' | 'level' | 'title' | 'anchor'
>;

/** Returns everything that a full list shows of a record. */
export function getEntry(record: SpellRecord): SpellEntry {
  return {...record, ...derive(record), anchor: getAnchor(record)};
}

/** Returns everything that an index shows of a record. */
export function getLink(record: SpellRecord): SpellLink {
  const {school, level} = record;
  return {
    school,
    level,
    title: derive(record).title,
    anchor: getAnchor(record),
  };
}
