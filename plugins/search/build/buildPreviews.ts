import {factsLine} from '../model/factsLine';
import {previewLine} from '../model/previewLine';
import type {Preview, Previews} from '../model/previews';
import type {Kind, SearchRecord} from '../../../src/shared/model/searchRecord';
import type {OpenPage} from './pageRecords';

/** Maximum length of a preview's text in characters. */
const LENGTH = 200;

/** Kinds that always have a preview; other targets have one only if a page links to them. */
const ALWAYS: readonly Kind[] = ['page', 'spell', 'power'];

/** Lists the anchors that pages link to, regardless of the linked page. */
function linkedAnchors(pages: readonly OpenPage[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({markdown}) =>
      [...markdown.matchAll(/#(?<id>[\w-]+)[)"]/g)].map(
        ({groups}) => groups?.['id'] ?? '',
      ),
    ),
  );
}

/** The text of a preview: for a row, its facts with their headings, then its words. */
function previewText({kind, facts = [], text}: SearchRecord): string {
  const told = kind === 'page' ? '' : factsLine(facts, []);
  const words = facts.reduce(
    (rest, [, cell]) => rest.replace(`${cell} · `, ''),
    text,
  );
  return previewLine(told === '' ? text : `${told} · ${words}`, [], LENGTH);
}

function makePreview(record: SearchRecord): Preview {
  const {title, within, session, mixed} = record;
  const text = previewText(record);
  const mark = session ?? mixed;
  return mark === undefined
    ? [title, within, text]
    : [title, within, text, mark];
}

/**
 * Builds the previews by address: of pages, spells, and linked sections and rows.
 *
 * @param previewed prefixes of addresses that have a preview even if no page links to them.
 */
export function buildPreviews(
  records: readonly SearchRecord[],
  pages: readonly OpenPage[],
  previewed: readonly string[] = [],
): Previews {
  const anchors = linkedAnchors(pages);
  const isLinked = ({kind, to}: SearchRecord): boolean =>
    ALWAYS.includes(kind) ||
    // A row without an anchor has the address of its section, which has a preview of its own.
    (kind !== 'line' && anchors.has(to.split('#')[1] ?? '')) ||
    previewed.some((beginning) => to.startsWith(beginning));
  return Object.fromEntries(
    records
      .filter(isLinked)
      .map((record) => [record.to, makePreview(record)] as const),
  );
}
