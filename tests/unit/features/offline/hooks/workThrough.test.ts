import {workThrough} from '../../../../../src/features/offline/hooks/workThrough';

/** Waits until other work has had its turn. */
async function rest(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}

describe('work on many files', () => {
  it('is done in order, and no more of it at once than allowed', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    await workThrough([1, 2, 3, 4, 5], {
      parallel: 2,
      signal: new AbortController().signal,
      run: async (item) => {
        begun.push(item);
        running += 1;
        most = Math.max(most, running);
        await rest();
        running -= 1;
      },
    });
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('stops at the first failure, which it reports', async () => {
    const begun: number[] = [];
    const stopped: number[] = [];
    const work = workThrough([1, 2, 3, 4], {
      parallel: 2,
      signal: new AbortController().signal,
      run: async (item, signal) => {
        begun.push(item);
        if (item === 1) {
          throw new Error('first');
        }
        await rest();
        if (signal.aborted) {
          stopped.push(item);
          throw new Error('second');
        }
      },
    });
    await expect(work).rejects.toThrow('first');
    expect(begun).toEqual([1, 2]);
    expect(stopped).toEqual([2]);
  });

  it('ends once all that was begun has ended, so that nothing is stored later', async () => {
    let isStored = false;
    const work = workThrough(['fails', 'stores'], {
      parallel: 2,
      signal: new AbortController().signal,
      run: async (item) => {
        if (item === 'fails') {
          throw new Error(item);
        }
        await rest();
        isStored = true;
      },
    });
    await expect(work).rejects.toThrow('fails');
    expect(isStored).toBe(true);
  });

  it('is stopped by readers, before it begins and while it runs', async () => {
    const controller = new AbortController();
    const begun: number[] = [];
    const work = (): Promise<void> =>
      workThrough([1, 2], {
        parallel: 1,
        signal: controller.signal,
        run: async (item, signal) => {
          begun.push(item);
          controller.abort();
          await rest();
          signal.throwIfAborted();
        },
      });
    await expect(work()).rejects.toHaveProperty('name', 'AbortError');
    await expect(work()).rejects.toHaveProperty('name', 'AbortError');
    expect(begun).toEqual([1]);
  });
});
