import {isRecord} from '../../../src/shared/lib/isRecord';

/** Whether a value is the result of reckoning with what is no number. */
function isNoNumber(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isNaN(value)
    : typeof value === 'string' && /\bNaN\b/.test(value);
}

function readName(value: Readonly<Record<string, unknown>>): string[] {
  const {name} = value;
  return typeof name === 'string' && name !== '' ? [name] : [];
}

/**
 * Lists the places in a value where numbers could not be reckoned.
 *
 * @param place the names above it.
 * @returns names from outside in, such as `Wolf, attacks, Bite, bonus`.
 */
export function findUnreckoned(
  value: unknown,
  place: readonly string[] = [],
): readonly string[] {
  if (isNoNumber(value)) {
    return [place.join(', ')];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each) => findUnreckoned(each, place));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        findUnreckoned(each, [...place, ...readName(value), key]),
      )
    : [];
}
