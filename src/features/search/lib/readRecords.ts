import {KINDS, type SearchRecord} from '../../../shared/lib/searchRecord';

/** What every record says, and what some do. */
const TEXTS = ['title', 'to', 'within', 'text'] as const;
const MORE = ['aliases', 'headings'] as const;

function isFact(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((each) => typeof each === 'string')
  );
}

/** Whether something is what tables say, or nothing. */
function areFacts(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isFact));
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
    areFacts(fields['facts'])
  );
}

/** Whether a record leads to a page of this site. */
function staysHere({to}: SearchRecord): boolean {
  return /^\/(?![/\\])/.test(to);
}

/**
 * Reads what can be found, as a host or a sealed area gives it.
 *
 * @throws TypeError where it is anything else.
 */
export function readRecords(json: unknown): readonly SearchRecord[] {
  if (
    !Array.isArray(json) ||
    !json.every((each) => isRecord(each) && staysHere(each))
  ) {
    throw new TypeError('What can be found is no list of records.');
  }
  return json as readonly SearchRecord[];
}
