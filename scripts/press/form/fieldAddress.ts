/** Begins the address of what is a link while a sheet is set, and a field to fill afterwards. */
const BEGIN = 'https://field.invalid/';

/** A field of a sheet. */
export type Field = {
  /** Names the field among all of the sheet, as `stats.strength.score`. */
  readonly name: string;
  /** What it is for, in words: read aloud, and shown at the pointer. */
  readonly label: string;
  /** Whether it holds more than one line. */
  readonly lines?: boolean;
};

/** The placeholder address of a field while a sheet is set. */
export function fieldAddress({name, label, lines = false}: Field): string {
  const query = new URLSearchParams({label, ...(lines && {lines: 'true'})});
  return `${BEGIN}${name}?${query.toString()}`;
}

/** The field of a placeholder address; undefined for a real link. */
export function fieldAt(address: string): Field | undefined {
  if (!address.startsWith(BEGIN)) {
    return undefined;
  }
  const {pathname, searchParams} = new URL(address);
  return {
    name: pathname.slice(1),
    label: searchParams.get('label') ?? '',
    lines: searchParams.has('lines'),
  };
}
