import {indexOnDemand} from '../../build/indexOnDemand';
import {addressesOnDemand} from '../../build/parts';
import {searchRecord} from '../../../../tests/support/searchRecord';

const index = (title: string) => ({
  records: [searchRecord(title)],
  previews: {[`/${title}`]: [title, '', ''] as const},
});

describe('the index during development', () => {
  it('is built once, when a browser requests it', async () => {
    const onDemand = indexOnDemand();
    const make = jest.fn(() => Promise.resolve(index('Kadar')));
    onDemand.offer(make);
    expect(make).not.toHaveBeenCalled();
    const parts = await onDemand.respond('search-index/part-0.json');
    const previews = await onDemand.respond('search-index/previews.json');
    expect(JSON.parse(parts ?? '')).toMatchObject([{title: 'Kadar'}]);
    expect(JSON.parse(previews ?? '')).toHaveProperty('/Kadar');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is built again when pages have changed', async () => {
    const onDemand = indexOnDemand();
    onDemand.offer(() => Promise.resolve(index('Kadar')));
    await onDemand.respond('search-index/part-0.json');
    onDemand.offer(() => Promise.resolve(index('Toros')));
    expect(await onDemand.respond('search-index/part-0.json')).toContain(
      'Toros',
    );
  });

  it('is built again after an error', async () => {
    const onDemand = indexOnDemand();
    const make = jest
      .fn<Promise<ReturnType<typeof index>>, []>()
      .mockRejectedValueOnce(new Error('docs/a.md:3: found a fault'))
      .mockResolvedValueOnce(index('Kadar'));
    onDemand.offer(make);
    await expect(onDemand.respond('search-index/part-0.json')).rejects.toThrow(
      'docs/a.md:3',
    );
    expect(await onDemand.respond('search-index/part-0.json')).toContain(
      'Kadar',
    );
  });

  it('answers no other requests, and none before pages are known', () => {
    const onDemand = indexOnDemand();
    expect(onDemand.respond('search-index/part-0.json')).toBeUndefined();
    onDemand.offer(() => Promise.resolve(index('Kadar')));
    expect(onDemand.respond('search-index/part-1.json')).toBeUndefined();
    expect(onDemand.respond('part-0.json')).toBeUndefined();
  });

  it('is found by the module of addresses, with the ciphertext of locked areas', () => {
    const module = addressesOnDemand('/base/', ['reference']);
    expect(module).toContain('["/base/search-index/part-0.json"]');
    expect(module).toContain('"/base/search-index/previews.json"');
    expect(module).toContain(
      'import("@site/.locked/docs/reference/_search.json")',
    );
  });
});
