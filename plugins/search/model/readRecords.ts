import {KINDS, type SearchRecord} from '../../../src/shared/model/searchRecord';

/** Required and optional text fields of records. */
const TEXTS = ['title', 'to', 'within', 'text'] as const;
const MORE = ['aliases', 'headings', 'session', 'mixed'] as const;

function isFact(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((each) => typeof each === 'string')
  );
}

/** Whether a value is a list of facts, or absent. */
function areFacts(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isFact));
}

/** Whether a value is a list of texts, or absent. */
function areTexts(value: unknown): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) && value.every((each) => typeof each === 'string'))
  );
}

function isRecord(value: unknown): value is SearchRecord {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const fields: Readonly<Record<string, unknown>> = {...value};
  return (
    KINDS.some((kind) => kind === fields['kind']) &&
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    MORE.every((name) =>
      ['string', 'undefined'].includes(typeof fields[name]),
    ) &&
    areFacts(fields['facts']) &&
    areTexts(fields['questions'])
  );
}

/** Whether a record links to this site. */
function staysHere({to}: SearchRecord): boolean {
  return /^\/(?![/\\])/.test(to);
}

/**
 * Validates search records from a host or a locked area.
 *
 * @throws TypeError if they are malformed.
 */
export function readRecords(json: unknown): readonly SearchRecord[] {
  if (
    !Array.isArray(json) ||
    !json.every((each) => isRecord(each) && staysHere(each))
  ) {
    throw new TypeError('The search index is not a list of records.');
  }
  return json as readonly SearchRecord[];
}
