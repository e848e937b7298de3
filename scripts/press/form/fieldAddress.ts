/** The prefix of the placeholder links that become form fields after typesetting. */
const BEGIN = 'https://field.invalid/';

/** A form field. */
export type Field = {
  /** Its name, unique in the form, such as `stats.strength.score`. */
  readonly name: string;
  /** The accessible name, which is also its tooltip. */
  readonly label: string;
  /** Whether it holds more than one line. */
  readonly lines?: boolean;
};

/** Encodes a field as a placeholder address. */
export function fieldAddress({name, label, lines = false}: Field): string {
  const query = new URLSearchParams({label, ...(lines && {lines: 'true'})});
  return `${BEGIN}${name}?${query.toString()}`;
}

/** Decodes a placeholder address; undefined for a real link. */
export function findField(address: string): Field | undefined {
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
