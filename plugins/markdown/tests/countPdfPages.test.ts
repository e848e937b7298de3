import {readFileSync} from 'node:fs';
import {countPdfPages} from '../countPdfPages';
import {makePdf} from '../../../tests/support/pdfs';
import {PASSWORD, badPdfs} from '../../../world/tests/support/badPdfs';

describe('the number of pages of a document', () => {
  it.each([1, 2, 600])('is read from its structure: %d', async (pages) => {
    await expect(countPdfPages(makePdf({pages}))).resolves.toBe(pages);
  });

  it('is read from a document printed by a browser', async () => {
    const bytes = readFileSync('static/almanac-pdfs/calendar.pdf');
    await expect(countPdfPages(bytes)).resolves.toBe(6);
  });

  it('is known for an encrypted document with a readable structure', async () => {
    const bytes = makePdf({pages: 3, password: PASSWORD});
    await expect(countPdfPages(bytes)).resolves.toBe(3);
  });

  it.each([
    ['junk', badPdfs.junk],
    ['nothing', badPdfs.empty],
    ['a document cut off', badPdfs.truncated],
  ])('is unknown for %s', async (_, bytes) => {
    await expect(countPdfPages(bytes)).resolves.toBeUndefined();
  });
});
