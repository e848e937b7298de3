import {keepFonts} from '../../../../src/page/client/keepFonts';
import {fonts} from '../../../../src/site/fonts';
import {storage} from '../../../../src/site/storage';

afterEach(() => {
  localStorage.clear();
});

describe('the fonts of the site', () => {
  it('are all fetched, upright and italic, and remembered for the next page', async () => {
    const asked: string[] = [];
    const loaded = await keepFonts({
      load: (wanted) => {
        asked.push(wanted);
        return Promise.resolve([]);
      },
    });
    const names = Object.keys(fonts).join();
    expect(asked).toEqual([`1em ${names}`, `italic 1em ${names}`]);
    expect(localStorage.getItem(storage.face)).toBe('own');
    expect(loaded).toBe(true);
  });

  it('are not remembered if one of them cannot be fetched', async () => {
    const loaded = await keepFonts({
      load: (wanted) =>
        wanted.startsWith('italic')
          ? Promise.reject(new Error('offline'))
          : Promise.resolve([]),
    });
    expect(localStorage.getItem(storage.face)).toBeNull();
    expect(loaded).toBe(false);
  });
});
