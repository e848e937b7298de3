import {createTextCheck} from '../../../../scripts/page-report/createTextCheck';

const fault = {line: 1, found: 'a long line', expected: 'a short one'};

/** A check that ends when the test wants it, and fails when it is stopped. */
function makeTool() {
  const ends: (() => void)[] = [];
  const find = jest.fn(
    (_path: string, signal: AbortSignal) =>
      new Promise<readonly (typeof fault)[]>((resolve, reject) => {
        ends.push(() => {
          resolve([fault]);
        });
        signal.addEventListener('abort', () => {
          reject(new Error('the tool was stopped'));
        });
      }),
  );
  return {find, end: (index: number) => ends[index]?.()};
}

describe('the check of a text beside its page (W2)', () => {
  it('is not repeated while nothing has changed', async () => {
    const {find, end} = makeTool();
    const check = createTextCheck(find);
    const both = [check.find('a.md', 'one'), check.find('a.md', 'one')];
    end(0);
    expect(await Promise.all(both)).toEqual([[fault], [fault]]);
    expect(await check.find('a.md', 'one')).toEqual([fault]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a changed text', 'a.md', 'two'],
    ['another page', 'b.md', 'one'],
  ])('stops for %s', async (_what, path, state) => {
    const {find, end} = makeTool();
    const check = createTextCheck(find);
    const before = check.find('a.md', 'one');
    const after = check.find(path, state);
    expect(await before).toBeNull();
    end(1);
    expect(await after).toEqual([fault]);
  });

  it('is stopped when files change, and keeps what is known', async () => {
    const {find, end} = makeTool();
    const check = createTextCheck(find);
    const stopped = check.find('a.md', 'one');
    check.stop();
    expect(await stopped).toBeNull();
    const known = check.find('a.md', 'one');
    end(1);
    expect(await known).toEqual([fault]);
    check.stop();
    expect(await check.find('a.md', 'one')).toEqual([fault]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('tells that a tool is broken, and tries it again', async () => {
    const find = jest
      .fn<Promise<readonly (typeof fault)[]>, []>()
      .mockRejectedValueOnce(new Error('cspell failed'))
      .mockResolvedValueOnce([]);
    const check = createTextCheck(find);
    await expect(check.find('a.md', 'one')).rejects.toThrow('cspell failed');
    expect(await check.find('a.md', 'one')).toEqual([]);
  });
});
