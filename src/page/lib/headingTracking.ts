/** How near something must be to count as being there, in pixels. */
const OFFSET = 5;

/** An entry of a table of contents, as far as tracking depends on it. */
type ContentsEntry = {
  readonly id: string;
  readonly children: readonly ContentsEntry[];
};

/** A heading, or whatever else an address points to. */
export type Landmark = {
  readonly id: string;
  /** How far it is below the place where it lands as a target, in pixels; negative above. */
  readonly distance: number;
};

/** The reading position in a page. */
export type Reading = {
  /** Distance from the top of the page, in pixels. */
  readonly scrollY: number;
  /** Whether the page can be scrolled no further. */
  readonly atEnd: boolean;
  /** The headings of the table of contents, from top to bottom. */
  readonly headings: readonly Landmark[];
  /** What readers asked for by the address that they came with, as long as they see it. */
  readonly asked: Landmark | undefined;
};

/** Lists the headings of a table of contents from top to bottom. */
export function headingIds(
  entries: readonly ContentsEntry[],
): readonly string[] {
  return entries.flatMap(({id, children}) => [id, ...headingIds(children)]);
}

/** Whether a target is still where readers were brought to, or as near to it as the end of the page allows. */
function stands({distance}: Landmark, atEnd: boolean): boolean {
  return Math.abs(distance) <= OFFSET || (atEnd && distance > OFFSET);
}

/** Decides which heading readers are under: the last that has reached the place where targets land. */
export function activeHeading(reading: Reading): string | undefined {
  const {scrollY, atEnd, headings, asked} = reading;
  if (scrollY <= OFFSET) {
    return undefined;
  }
  if (
    asked !== undefined &&
    stands(asked, atEnd) &&
    headings.some(({id}) => id === asked.id)
  ) {
    return asked.id;
  }
  return headings.findLast(({distance}) => distance <= OFFSET)?.id;
}

/**
 * Decides what the address is to point to: what readers asked for, as a row of a table or a
 * spell, as long as they see it; then the heading that they are under.
 */
export function addressedId(reading: Reading): string | undefined {
  const {scrollY, asked} = reading;
  return scrollY > OFFSET && asked !== undefined
    ? asked.id
    : activeHeading(reading);
}
