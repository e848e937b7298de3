import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {toModule} from '../../lock/tree/readModule';
import {nearest} from '../../../src/shared/model/nearest';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {getSlug} from '../model/derive';
import {
  getEntry,
  getLink,
  type SpellEntry,
  type SpellLink,
} from '../model/publish';
import type {SpellRecord} from '../model/record';
import {
  SELECTING,
  selectSpells,
  spellSelection,
  type SelectionTexts,
  type SpellRequest,
} from '../model/selection';

/** A request, and its origin. */
export type CatalogueRequest = {
  readonly request: SpellRequest;
  /** The requesting module, for the part that readers load later. */
  readonly resource: string;
  /** Whether the module is for server rendering, which needs all data at once. */
  readonly isServer: boolean;
};

/**
 * Maximum size of records that are bundled with the page, in characters, because a separate request
 * takes longer for so few.
 */
const BROUGHT = 4000;

/** The selection as the author wrote it. */
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
      `${from}: found ${pluralForm(selected.length, `1 spell or power|${selected.length} spells and powers`)} with ${getChoice(texts)}, expected ${selection.slugs.length === 0 ? 'at least one' : 'one for each name'}${close === undefined ? '' : ` (did you mean "${close}"?)`}.`,
    );
  }
  return selected;
}

/**
 * Selects the records of a request in the form in which the page shows them.
 *
 * @throws Error naming page, line, found, and expected if nothing matches.
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
 * Builds the source of the module for a part of the catalogue. The served page contains the
 * records. After a client-side navigation, few records are in the page's script, and many are
 * fetched separately. There is no top-level await, because its support code would be in every page.
 *
 * @throws Error naming page, line, found, and expected if nothing matches.
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
    `import {servedSource} from '@site/plugins/spells/client/servedSource';`,
    `export default servedSource(${key}, async () => ${fetched});`,
  ].join('\n');
}
