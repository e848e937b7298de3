import {getAnchor, derive, type Derived} from './derive';
import type {SpellRecord} from './record';

/** A spell or power as a list shows it in full. */
export type SpellEntry = SpellRecord &
  Derived & {
    /** Its anchor on a page that shows it in full. */
    readonly anchor: string;
  };

/** A spell or power as an index names it. */
export type SpellLink = Pick<
  SpellEntry,
  'school' | 'level' | 'title' | 'anchor'
>;

/** Everything that a list shows of a record. */
export function getEntry(record: SpellRecord): SpellEntry {
  return {...record, ...derive(record), anchor: getAnchor(record)};
}

/** What an index shows of a record. */
export function getLink(record: SpellRecord): SpellLink {
  const {school, level} = record;
  return {
    school,
    level,
    title: derive(record).title,
    anchor: getAnchor(record),
  };
}
