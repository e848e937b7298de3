import {getAnchor, derive, type Derived} from './derive';
import type {SpellRecord} from './record';

/** The data of a spell or power in a full list. */
export type SpellEntry = SpellRecord &
  Derived & {
    /** Its anchor on a page that shows it in full. */
    readonly anchor: string;
  };

/** The data of a spell or power in an index. */
export type SpellLink = Pick<
  SpellEntry,
  'school' | 'level' | 'title' | 'anchor'
>;

/** Returns the data of a record for a full list. */
export function getEntry(record: SpellRecord): SpellEntry {
  return {...record, ...derive(record), anchor: getAnchor(record)};
}

/** Returns the data of a record for an index. */
export function getLink(record: SpellRecord): SpellLink {
  const {school, level} = record;
  return {
    school,
    level,
    title: derive(record).title,
    anchor: getAnchor(record),
  };
}
