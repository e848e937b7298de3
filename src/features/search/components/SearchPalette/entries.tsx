import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Hit} from '../../lib/engine';
import {askedFacts, factsLine} from '../../lib/factsLine';
import {groupHits} from '../../lib/groupHits';
import {placedTitles, type TitledHit} from '../../lib/placedTitles';
import {previewLine} from '../../lib/previewLine';
import {contentAreas} from '../../../../site/contentAreas';
import {searchLimits} from '../../../../site/search';
import {groupLabel, kindLabel} from './labels';
import Marked from './Marked';

/** A line of the palette: a link, or something to do. */
export type Entry = {
  readonly key: string;
  readonly title: ReactNode;
  /** What it is, or where it stands. */
  readonly note: ReactNode;
  readonly detail?: ReactNode;
  /** Where it leads, as links of the site say it. */
  readonly to?: string;
  readonly act?: () => void;
};

export type EntryGroup = {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly Entry[];
};

/** What is shown of something: what tables tell of it, or the words for which it was found. */
function detailText({record: {text, kind, facts = []}, matched}: Hit): string {
  // A page has more to say than its box: of that, what was asked for.
  const told = kind === 'page' ? askedFacts(facts, matched) : facts;
  return told.length > 0
    ? factsLine(told, matched)
    : previewLine(text, matched, searchLimits.line);
}

/** A line for something that was found. */
function hitEntry(hit: TitledHit): Entry {
  const {record, matched, shownTitle} = hit;
  const {kind, title, to, within} = record;
  return {
    key: `${to} ${title}`,
    title: <Marked {...{text: shownTitle, matched}} />,
    note: `${kindLabel(kind)} · ${within}`,
    detail: <Marked {...{text: detailText(hit), matched}} />,
    to: kind === 'document' ? `pathname://${to}` : to,
  };
}

/** Lines for what was found. */
export function hitEntries(hits: readonly Hit[]): readonly Entry[] {
  return placedTitles(hits).map(hitEntry);
}

/** What was found, in groups. */
export function hitGroups(hits: readonly Hit[]): readonly EntryGroup[] {
  return groupHits(hits, searchLimits).map(({name, hits: found}) => ({
    name,
    label: groupLabel(name),
    entries: hitEntries(found),
  }));
}

/** The way into every area. */
export function areaGroup(): EntryGroup {
  return {
    name: 'areas',
    label: translate({id: 'site.search.areas', message: 'Go to'}),
    entries: contentAreas.map(({id, label, summary}) => ({
      key: id,
      title: label,
      note: summary,
      to: `/${id}/`,
    })),
  };
}

/** What readers searched for before; each can be searched for again. */
export function recentGroup(
  searches: readonly string[],
  write: (query: string) => void,
): EntryGroup {
  return {
    name: 'recent',
    label: translate({id: 'site.search.recent', message: 'Recent searches'}),
    entries: searches.map((query) => ({
      key: query,
      title: query,
      note: '',
      act() {
        write(query);
      },
    })),
  };
}
