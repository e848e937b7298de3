/** An area that pages may go to if it is open. */
type ImportArea = {readonly id: string; readonly locked: boolean};

/**
 * Checks the folder that pages go to.
 *
 * @returns its path, without a slash at the end.
 * @throws Error if it is not in an open area.
 */
export function checkInto(given: string, areas: readonly ImportArea[]): string {
  const into = given.replace(/^\.\//, '').replace(/\/$/, '');
  const [docs, area = '', ...steps] = into.split('/');
  const isPlain = steps.every((step) => /^[a-z\d][a-z\d-]*$/.test(step));
  if (
    docs !== 'docs' ||
    !areas.some(({id, locked}) => id === area && !locked) ||
    !isPlain
  ) {
    throw new Error(
      `--into: found "${given}", expected a folder of an open area in lower case: ${areas
        .filter(({locked}) => !locked)
        .map(({id}) => `docs/${id}`)
        .join(', ')}. Locked pages are imported by hand.`,
    );
  }
  return into;
}
