import {deflateSync, inflateSync} from 'node:zlib';
import {PDFDocument, PDFName, PDFRawStream} from '@cantoo/pdf-lib';
import {
  deflate,
  isDeflated,
  recompress,
} from '../../../../scripts/press/print/deflate';
import {finish} from '../../../../scripts/press/print/finish';

const long = Buffer.from('A table never apart from its heading. '.repeat(200));

describe('compressing a stream again', () => {
  it('keeps every byte, in less room', () => {
    const quick = deflateSync(long, {level: 1});
    const close = recompress(quick);
    expect(inflateSync(close)).toEqual(long);
    expect(close.length).toBeLessThan(quick.length);
  });

  it('returns the stream itself if that is no gain', () => {
    const close = deflate(long);
    expect(recompress(close)).toBe(close);
  });

  it('leaves streams with a predictor, or in another format, alone', async () => {
    const {context} = await PDFDocument.create();
    const made = (entries: Readonly<Record<string, unknown>>): unknown =>
      context.stream(deflate(long), entries as Record<string, string>);
    expect(isDeflated(made({Filter: 'FlateDecode'}))).toBe(true);
    expect(isDeflated(made({Filter: 'DCTDecode'}))).toBe(false);
    expect(
      isDeflated(made({Filter: 'FlateDecode', DecodeParms: {Predictor: 12}})),
    ).toBe(false);
  });
});

/** A page whose content the browser might have written, with a font of two-byte codes. */
async function makePrinted(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const {context} = document;
  const page = document.addPage();
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    Encoding: 'Identity-H',
    DescendantFonts: [
      context.obj({Type: 'Font', DW: 700, W: [1, [500], 5, 6, 250]}),
    ],
  });
  page.node.set(PDFName.of('Resources'), context.obj({Font: {F4: font}}));
  const content =
    'BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n<0001> Tj\n5 0 Td <0005> Tj\n2.5 0 Td <0006> Tj\n2.5 0 Td <0009> Tj\n7 0 Td <0001> Tj\nET\n';
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.flateStream(content)),
  );
  return document.save();
}

const about = {
  title: 'The Round',
  subject: 'How a round goes.',
  author: 'Orrameth',
  fingerprint: '00ff',
};

describe('a finished document', () => {
  it('contains its text in strings, by the advances of its fonts', async () => {
    const bytes = await finish(await makePrinted(), about);
    const [page] = (await PDFDocument.load(bytes)).getPages();
    const stream = page?.node.Contents();
    const contents =
      stream instanceof PDFRawStream ? stream.contents : Buffer.alloc(0);
    expect(inflateSync(contents).toString()).toBe(
      'BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n[<00010005000600090001>]TJ\nET\n',
    );
  });

  it('declares a version of PDF that has streams of objects', async () => {
    const bytes = Buffer.from(await finish(await makePrinted(), about));
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.toString('latin1')).toContain('/ObjStm');
  });

  it('has a title and its language, and the same bytes each time', async () => {
    const printed = await makePrinted();
    const bytes = await finish(printed, about);
    expect(await finish(printed, about)).toEqual(bytes);
    const document = await PDFDocument.load(bytes, {updateMetadata: false});
    expect(document.getTitle()).toBe('The Round');
    expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain(
      'en-US',
    );
    expect(document.getCreationDate()).toBeUndefined();
  });
});
