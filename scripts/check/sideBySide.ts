/** Does jobs in their order, no more than so many at once, and gives what each came to. */
export async function sideBySide<Outcome>(
  jobs: readonly (() => Promise<Outcome>)[],
  lanes: number,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = jobs.entries();
  const lane = async (): Promise<void> => {
    for (const [index, job] of waiting) {
      outcomes[index] = await job();
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return outcomes;
}
