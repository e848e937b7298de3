import {remembering} from '../../tree/remembering';

describe('what was made of some content', () => {
  it('is made once for each name and content', async () => {
    const once = remembering<number>();
    const make = jest.fn(() => Promise.resolve(1));
    for (const [name, content] of [
      ['a', 'x'],
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'x'],
    ] as const) {
      await once(name, content, make);
    }
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is made again after an error, whose cause may be in another file', async () => {
    const once = remembering<string>();
    const make = jest.fn(() => Promise.resolve('made'));
    make.mockRejectedValueOnce(new Error('a link leads nowhere'));
    await expect(once('a', 'x', make)).rejects.toThrow('a link leads nowhere');
    await expect(once('a', 'x', make)).resolves.toBe('made');
  });
});
