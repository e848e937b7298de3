/** How close to its landing position a target counts as reached, in pixels. */
const OFFSET = 5;

/** An entry of a table of contents, as far as tracking needs it. */
type ContentsEntry = {
  readonly id: string;
  readonly children: readonly ContentsEntry[];
};

/** A heading, or any other target of an address. */
export type Landmark = {
  readonly id: string;
  /** How far it is below its landing position as a target, in pixels; negative above. */
  readonly distance: number;
};

export type ReadingState = {
  /** Distance from the top of the page, in pixels. */
  readonly scrollY: number;
  /** Whether the page is scrolled to its end. */
  readonly atEnd: boolean;
  /** The headings of the table of contents, from top to bottom. */
  readonly headings: readonly Landmark[];
  /** The target of the original address, while it is in view. */
  readonly asked: Landmark | undefined;
};

/** Lists the headings of a table of contents from top to bottom. */
export function headingIds(
  entries: readonly ContentsEntry[],
): readonly string[] {
  return entries.flatMap(({id, children}) => [id, ...headingIds(children)]);
}

/** Whether a target is still at its landing position, or as close as the end of the page allows. */
function stands({distance}: Landmark, atEnd: boolean): boolean {
  return Math.abs(distance) <= OFFSET || (atEnd && distance > OFFSET);
}

/** Finds the heading that readers are under: the last one at or above the landing position. */
export function activeHeading(reading: ReadingState): string | undefined {
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
 * Decides which element the address points to. The original target, such as a table row or a spell,
 * counts while it is in view. After that, it is the heading that readers are under.
 */
export function addressedId(reading: ReadingState): string | undefined {
  const {scrollY, asked} = reading;
  return scrollY > OFFSET && asked !== undefined
    ? asked.id
    : activeHeading(reading);
}
