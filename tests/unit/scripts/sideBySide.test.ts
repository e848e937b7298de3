import {sideBySide} from '../../../scripts/check/sideBySide';

/** A job that notes how many run beside it, and takes some turns. */
function jobsThatCount(turns: readonly number[]) {
  const seen: number[] = [];
  let running = 0;
  const jobs = turns.map((count, index) => async () => {
    running += 1;
    seen.push(running);
    for (let turn = 0; turn < count; turn += 1) {
      await Promise.resolve();
    }
    running -= 1;
    return index;
  });
  return {jobs, most: () => Math.max(...seen)};
}

describe('jobs side by side', () => {
  it.each([
    [1, 1],
    [2, 2],
    [4, 3],
  ])(
    'in %i lanes no more than %i of three run at once',
    async (lanes, most) => {
      const counted = jobsThatCount([9, 1, 3]);
      await sideBySide(counted.jobs, lanes);
      expect(counted.most()).toBe(most);
    },
  );

  it('come to what each comes to, in their order', async () => {
    const {jobs} = jobsThatCount([9, 1, 3]);
    expect(await sideBySide(jobs, 2)).toEqual([0, 1, 2]);
  });

  it('fail where one of them fails', async () => {
    const jobs = [() => Promise.reject(new Error('no'))];
    await expect(sideBySide(jobs, 2)).rejects.toThrow('no');
  });
});
