import {translate} from '@docusaurus/Translate';
import settings from '@generated/search/default/settings.json';
import type {ReactNode} from 'react';
import type {Hit} from '../../model/engine';
import {listMatchingFacts, factsLine} from '../../model/factsLine';
import {groupHits, placedTitles, type TitledHit} from '../../model/groupHits';
import {previewLine} from '../../model/previewLine';
import {searchLimits} from '../../model/searchLimits';
import {groupLabel, kindLabel} from './labels';
import {markWords} from '../../model/markWords';

type MarkedProps = {
  readonly text: string;
  /** The matching words, as stems. */
  readonly matched: readonly string[];
};

function Marked({text, matched}: MarkedProps): ReactNode {
  return markWords(text, matched).map(({text: part, isMarked}, index) =>
    // Parts of a text have no identity, and never change places.
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}

/** An entry of the palette: a link or an action. */
export type Entry = {
  readonly key: string;
  readonly title: ReactNode;
  /** Its kind or its context. */
  readonly note: ReactNode;
  readonly detail?: ReactNode;
  /** Its target, as in links of the site. */
  readonly to?: string;
  readonly act?: () => void;
};

/** The answers that the palette finds itself. */
export type Answer = {
  readonly entries: readonly Entry[];
  /** The result of an action, for screen readers. */
  readonly said?: string | undefined;
};

/** A hook that answers a query; a plugin lists its own in client/answers.ts. */
export type UseAnswer = (query: string) => Answer;

/** Entries of the palette under a common heading. */
export type EntryGroup = {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly Entry[];
};

/** The details of a hit: facts from tables, or an excerpt with the matching words. */
function detailText({record: {text, kind, facts = []}, matched}: Hit): string {
  // Pages have more facts than fit, so only those that match the query are shown.
  const told = kind === 'page' ? listMatchingFacts(facts, matched) : facts;
  return told.length > 0
    ? factsLine(told, matched)
    : previewLine(text, matched, searchLimits.line);
}

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

export function hitEntries(hits: readonly Hit[]): readonly Entry[] {
  return placedTitles(hits).map(hitEntry);
}

/** Groups hits into entries. */
export function hitGroups(hits: readonly Hit[]): readonly EntryGroup[] {
  return groupHits(hits, searchLimits).map(({name, hits: found}) => ({
    name,
    label: groupLabel(name),
    entries: hitEntries(found),
  }));
}

/** Links to the places that the site suggests. */
export function placeGroup(): EntryGroup {
  return {
    name: 'areas',
    label: translate({id: 'site.search.areas', message: 'Go to'}),
    entries: settings.places.map(({to, label, note = ''}) => ({
      key: to,
      title: label,
      note,
      to,
    })),
  };
}

/** Recent searches, which can be repeated. */
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
