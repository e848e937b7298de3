/** Distances from the top in pixels at which readers left the pages of this visit, by the key of their entry in the history. */
const positions = new Map<string, number>();

/** Notes how far from the top readers are, in pixels. */
export function notePosition(entry: string, y: number): void {
  positions.set(entry, y);
}

/** Gives how far from the top readers left an entry of the history, in pixels; nothing where they have not been there. */
export function leftPosition(entry: string): number | undefined {
  return positions.get(entry);
}
