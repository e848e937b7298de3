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
  /** What the hash of the address points to, where that exists. */
  readonly target: Landmark | undefined;
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
  const {scrollY, atEnd, headings, target} = reading;
  if (scrollY <= OFFSET) {
    return undefined;
  }
  if (
    target !== undefined &&
    stands(target, atEnd) &&
    headings.some(({id}) => id === target.id)
  ) {
    return target.id;
  }
  return headings.findLast(({distance}) => distance <= OFFSET)?.id;
}

/**
 * Decides what the address is to point to. A target that is no heading, as the row of a
 * table, stays in the address until readers move away from it.
 */
export function addressedId(reading: Reading): string | undefined {
  const {scrollY, atEnd, target} = reading;
  return scrollY > OFFSET && target !== undefined && stands(target, atEnd)
    ? target.id
    : activeHeading(reading);
}
