import {createReadCache} from '../createReadCache';

describe('cached reads of files', () => {
  it('are shared by all who ask, at once or later', async () => {
    const read = jest.fn(() => Promise.resolve('rows'));
    const ask = createReadCache().share(read);
    expect(await Promise.all([ask(), ask()])).toEqual(['rows', 'rows']);
    await ask();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are discarded once files have changed, even while being read', async () => {
    const answers = ['old', 'new'];
    const read = jest.fn(() => Promise.resolve(answers.shift()));
    const {share, clear} = createReadCache();
    const ask = share(read);
    const before = ask();
    clear();
    expect(await ask()).toBe('new');
    expect(await before).toBe('old');
    expect(await ask()).toBe('new');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are repeated after a failure', async () => {
    const read = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('static/a.csv: no rows.'))
      .mockResolvedValueOnce('rows');
    const ask = createReadCache().share(read);
    await expect(ask()).rejects.toThrow('static/a.csv: no rows.');
    expect(await ask()).toBe('rows');
  });
});
