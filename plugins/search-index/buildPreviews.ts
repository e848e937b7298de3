import {factsLine} from '../../src/features/search/lib/factsLine';
import {previewLine} from '../../src/features/search/lib/previewLine';
import type {Previews} from '../../src/features/previews/lib/previews';
import type {Kind, SearchRecord} from '../../src/shared/lib/searchRecord';
import {spellSheets} from '@world/catalogue';
import type {OpenPage} from './pageRecords';

/** How much of a text a preview shows, in signs. */
const LENGTH = 200;

/** What links lead to by themselves; of other places, those count that a page links to. */
const ALWAYS: readonly Kind[] = ['page', 'spell', 'power'];

/** Lists the anchors that pages link to, on whichever page each is. */
function linkedAnchors(pages: readonly OpenPage[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({markdown}) =>
      [...markdown.matchAll(/#(?<id>[\w-]+)[)"]/g)].map(
        ({groups}) => groups?.['id'] ?? '',
      ),
    ),
  );
}

/** What is said of something: of a row of a table the figures under their heads, then its words. */
function previewText({kind, facts = [], text}: SearchRecord): string {
  const told = kind === 'page' ? '' : factsLine(facts, []);
  const words = facts.reduce(
    (rest, [, cell]) => rest.replace(`${cell} · `, ''),
    text,
  );
  return previewLine(told === '' ? text : `${told} · ${words}`, [], LENGTH);
}

/** What links show of where they lead, by address: pages, spells, and the sections and rows that pages link to. */
export function buildPreviews(
  records: readonly SearchRecord[],
  pages: readonly OpenPage[],
): Previews {
  const anchors = linkedAnchors(pages);
  const isLinked = ({kind, to}: SearchRecord): boolean =>
    ALWAYS.includes(kind) ||
    // A line has the address of its section, which speaks for itself.
    (kind !== 'line' && anchors.has(to.split('#')[1] ?? '')) ||
    to.startsWith(spellSheets.save);
  return Object.fromEntries(
    records
      .filter(isLinked)
      .map((record) => [
        record.to,
        [record.title, record.within, previewText(record)],
      ]),
  );
}
