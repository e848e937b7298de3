import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Hit} from '../../lib/engine';
import {groupHits} from '../../lib/groupHits';
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

/** A line for something that was found. */
export function hitEntry({record, matched}: Hit): Entry {
  const {kind, title, to, within, text} = record;
  return {
    key: `${to} ${title}`,
    title: <Marked {...{text: title, matched}} />,
    note: `${kindLabel(kind)} · ${within}`,
    detail: (
      <Marked
        {...{text: previewLine(text, matched, searchLimits.line), matched}}
      />
    ),
    to: kind === 'document' ? `pathname://${to}` : to,
  };
}

/** What was found, in groups. */
export function hitGroups(hits: readonly Hit[]): readonly EntryGroup[] {
  return groupHits(hits, searchLimits).map(({name, hits: found}) => ({
    name,
    label: groupLabel(name),
    entries: found.map(hitEntry),
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
