import {waitForPageData} from '../../../../src/shared/client/pageData';
import {servedSource} from '../../client/servedSource';

const key = 'docs/magic-science/index.md:12';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('data of server-rendered content', () => {
  it('is not fetched while the page shows it, until it is requested', async () => {
    document.body.innerHTML = `<div data-served="${key}"></div>`;
    const fetchData = jest.fn(() => Promise.resolve({default: ['Veil']}));
    const source = servedSource(key, fetchData);
    expect(source.data).toBeUndefined();
    expect(fetchData).not.toHaveBeenCalled();
    await expect(source.load?.()).resolves.toEqual(['Veil']);
    await source.load?.();
    expect(source.data).toEqual(['Veil']);
    expect(fetchData).toHaveBeenCalledTimes(1);
  });

  it('fails with the request, and can be requested again', async () => {
    document.body.innerHTML = `<div data-served="${key}"></div>`;
    const fetchData = jest
      .fn<Promise<{default: string}>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({default: 'here'});
    const source = servedSource(key, fetchData);
    await expect(source.load?.()).rejects.toThrow('offline');
    await expect(source.load?.()).resolves.toBe('here');
  });

  it('makes the page wait, and fails it once if the request fails', async () => {
    const fetchData = jest
      .fn<Promise<{default: string}>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({default: 'here'});
    const source = servedSource(key, fetchData);
    await expect(waitForPageData()).rejects.toThrow('offline');
    await expect(waitForPageData()).resolves.toEqual([]);
    await expect(source.load?.()).resolves.toBe('here');
  });
});
