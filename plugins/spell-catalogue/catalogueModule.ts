import {writeRequest} from '../../src/shared/lib/moduleRequest';
import {toModule} from '@engine/page-tree/readModule';
import {nearest} from '../../src/shared/lib/nearest';
import {getSlug} from '../../src/features/spells/lib/derive';
import {
  getEntry,
  getLink,
  type SpellEntry,
  type SpellLink,
} from '../../src/features/spells/lib/publish';
import type {SpellRecord} from '../../src/features/spells/lib/record';
import {
  SELECTING,
  selectSpells,
  spellSelection,
  type SelectionTexts,
  type SpellRequest,
} from '../../src/features/spells/lib/selection';

/** A request, and by whom it is made. */
export type CatalogueRequest = {
  readonly request: SpellRequest;
  /** The module that asks, for the part that readers fetch later. */
  readonly resource: string;
  /** Whether the module is for the build of the served pages, which have everything at once. */
  readonly isServer: boolean;
};

/** Up to how many characters records travel with the page: to ask for so few takes longer than to bring them. */
const BROUGHT = 4000;

/** What an author wrote to choose records, as it was written. */
function getChoice(texts: SelectionTexts): string {
  return SELECTING.flatMap((key) => {
    const text = texts[key];
    return text === undefined ? [] : [`${key}="${text}"`];
  }).join(' and ');
}

function select(
  {texts = {}, from = ''}: SpellRequest,
  records: readonly SpellRecord[],
): readonly SpellRecord[] {
  const selection = spellSelection(texts);
  const selected = selectSpells(records, selection);
  if (selected.length < Math.max(1, selection.slugs.length)) {
    const names = records.map(({name}) => getSlug(name));
    const missing = selection.slugs.find((slug) => !names.includes(slug));
    const close = missing && nearest(missing, names);
    throw new Error(
      `${from}: found ${selected.length} spells and powers with ${getChoice(texts)}, expected ${selection.slugs.length === 0 ? 'at least one' : 'one for each name'}${close === undefined ? '' : ` (perhaps "${close}")`}.`,
    );
  }
  return selected;
}

/**
 * Chooses the records that a page asks for, in the form in which it shows them.
 *
 * @throws Error naming page, line, found and expected where nothing is chosen.
 */
export function publishRecords(
  request: SpellRequest,
  records: readonly SpellRecord[],
): readonly (SpellEntry | SpellLink)[] {
  const selected = select(request, records);
  return request.form === 'links'
    ? selected.map(getLink)
    : selected.map(getEntry);
}

/**
 * Writes the source of the module for a part of the catalogue. The served page holds the records;
 * readers who come to it from another page have them with its script where they are few, and fetch
 * them then where they are many.
 *
 * @throws Error naming page, line, found and expected where nothing is chosen.
 */
export function catalogueModule(
  {request, resource, isServer}: CatalogueRequest,
  records: readonly SpellRecord[],
): string {
  const published = publishRecords(request, records);
  if (request.bare === true) {
    return toModule(published);
  }
  const data = JSON.stringify(published);
  const key = JSON.stringify(request.from ?? null);
  if (isServer) {
    return `export default {key: ${key}, data: ${data}};`;
  }
  const later = `${resource}${writeRequest({...request, bare: true})}`;
  const fetched =
    data.length > BROUGHT
      ? `import(${JSON.stringify(later)})`
      : `({default: ${data}})`;
  return [
    `import {servedSource} from '@site/src/features/spells/hooks/servedSource';`,
    `export default await servedSource(${key}, async () => ${fetched});`,
  ].join('\n');
}
