import {nearest} from '../../src/shared/lib/nearest';
import {slugOf} from '../../src/features/spells/lib/derive';
import {entryOf, linkOf} from '../../src/features/spells/lib/publish';
import type {SpellRecord} from '../../src/features/spells/lib/record';
import {
  SELECTING,
  selectSpells,
  spellSelection,
} from '../../src/features/spells/lib/selection';

/** What a page asks of the catalogue. */
export type CatalogueRequest = {
  /** Which records: the attributes that an author wrote, and where. */
  readonly query: string;
  /** The module that asks, for the part that readers fetch later. */
  readonly resource: string;
  /** Whether the module is for the build of the served pages, which have everything at once. */
  readonly isServer: boolean;
};

/** The key in a query that says that the records themselves are wanted, also by readers. */
export const DATA = 'data';

/** Up to how many characters records travel with the page: to ask for so few takes longer than to bring them. */
const BROUGHT = 4000;

/** What an author wrote to choose records, as it was written. */
function choiceOf(query: URLSearchParams): string {
  return SELECTING.flatMap((key) => {
    const text = query.get(key);
    return text === null ? [] : [`${key}="${text}"`];
  }).join(' and ');
}

function select(
  query: URLSearchParams,
  records: readonly SpellRecord[],
): readonly SpellRecord[] {
  const texts = SELECTING.map(
    (key) => [key, query.get(key) ?? undefined] as const,
  );
  const selection = spellSelection(Object.fromEntries(texts));
  const selected = selectSpells(records, selection);
  if (selected.length < Math.max(1, selection.slugs.length)) {
    const names = records.map(({name}) => slugOf(name));
    const missing = selection.slugs.find((slug) => !names.includes(slug));
    const close = missing && nearest(missing, names);
    throw new Error(
      `${query.get('from') ?? ''}: found ${selected.length} spells and powers with ${choiceOf(query)}, expected ${selection.slugs.length === 0 ? 'at least one' : 'one for each name'}${close === undefined ? '' : ` (perhaps "${close}")`}.`,
    );
  }
  return selected;
}

function published(
  query: URLSearchParams,
  records: readonly SpellRecord[],
): string {
  const selected = select(query, records);
  return JSON.stringify(
    query.get('form') === 'links'
      ? selected.map(linkOf)
      : selected.map(entryOf),
  );
}

/**
 * Gives the source of the module that stands for a part of the catalogue. The served
 * page holds the records; readers who come to it from another page have them with its
 * script where they are few, and fetch them then where they are many.
 *
 * @throws Error naming page, line, found and expected where nothing is chosen.
 */
export function catalogueModule(
  {query, resource, isServer}: CatalogueRequest,
  records: readonly SpellRecord[],
): string {
  const wanted = new URLSearchParams(query);
  const data = published(wanted, records);
  if (wanted.has(DATA)) {
    return `export default ${data};`;
  }
  const key = JSON.stringify(wanted.get('from'));
  if (isServer) {
    return `export default {key: ${key}, data: ${data}};`;
  }
  const fetched =
    data.length > BROUGHT
      ? `import(${JSON.stringify(`${resource}${query}&${DATA}`)})`
      : `({default: ${data}})`;
  return [
    `import {servedSource} from '@site/src/features/spells/hooks/servedSource';`,
    `export default await servedSource(${key}, async () => ${fetched});`,
  ].join('\n');
}
