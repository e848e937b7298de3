import {readFileSync} from 'node:fs';
import {deflateSync} from 'node:zlib';
import {PDFDocument} from '@cantoo/pdf-lib';
import {countPdfPages} from '../../../../../plugins/markdown/countPdfPages';
import {PASSWORD, badPdfs} from '../../../support/badPdfs';
import {makePdf} from '../../../../../tests/support/pdfs';

const OBJECTS =
  '1 0 2 40 << /Type /Catalog >> << /Count 7 /Kids [] /Type /Pages >>';

function packed(bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n3 0 obj\n<< /N 2 /Type /ObjStm /DecodeParms << /Columns 1 >> /Length ${bytes.length} >>\nstream\r\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ]);
}

describe('the number of pages of a document', () => {
  it.each([1, 2, 600])('is read from its structure: %d', (pages) => {
    expect(countPdfPages(makePdf({pages}))).toBe(pages);
  });

  it('is read from a document printed by a browser', async () => {
    const bytes = readFileSync('static/almanac-pdfs/calendar.pdf');
    const document = await PDFDocument.load(bytes);
    expect(countPdfPages(bytes)).toBe(document.getPageCount());
  });

  it('is read if objects are packed and compressed', () => {
    expect(countPdfPages(packed(deflateSync(OBJECTS)))).toBe(7);
  });

  it('is that of the whole, not of a part', () => {
    const tree =
      '<< /Type /Pages /Count 2 /Parent 1 0 R >> << /Type /Pages /Kids [<<>>] /Count 5 >>';
    expect(countPdfPages(Buffer.from(tree))).toBe(5);
  });

  it('is the last one if a document was changed incrementally', () => {
    const changed = Buffer.concat([
      makePdf({pages: 9}),
      Buffer.from('2 0 obj << /Type /Pages /Count 4 >> endobj'),
    ]);
    expect(countPdfPages(changed)).toBe(4);
  });

  it('is known for an encrypted document with a readable structure', () => {
    expect(countPdfPages(makePdf({pages: 3, password: PASSWORD}))).toBe(3);
  });

  it.each([
    ['junk', badPdfs.junk],
    ['nothing', badPdfs.empty],
    ['a document cut off', badPdfs.truncated],
    ['objects that cannot be unpacked', packed(Buffer.from('secret'))],
    ['a dictionary without end', Buffer.from('<< /Type /Pages /Count 3')],
  ])('is unknown for %s', (_, bytes) => {
    expect(countPdfPages(bytes)).toBeUndefined();
  });
});
