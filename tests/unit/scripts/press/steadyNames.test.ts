import {PDFDocument, PDFName, PDFString} from '@cantoo/pdf-lib';
import {finish} from '../../../../scripts/press/print/finish';
import {steadyNames} from '../../../../scripts/press/print/steadyNames';

const about = {
  title: 'Rivers',
  subject: 'Three rivers.',
  author: 'Orrameth',
  fingerprint: '0123456789abcdef0123456789abcdef',
};

/** Creates a document whose structure elements the browser numbered from a value of its own. */
async function document(first: number, parts = 3): Promise<Uint8Array> {
  const made = await PDFDocument.create({updateMetadata: false});
  made.addPage([100, 100]);
  const names = Array.from({length: parts}, (_, index) =>
    PDFString.of(`node${String(first + index).padStart(8, '0')}`),
  );
  const {context} = made;
  for (const name of names) {
    context.register(
      context.obj({
        Type: PDFName.of('StructElem'),
        ID: name,
        A: context.obj([context.obj({Headers: context.obj([name])})]),
        Alt: PDFString.of('node of nine roads'),
      }),
    );
  }
  made.catalog.set(
    PDFName.of('IDTree'),
    context.obj({Names: context.obj(names)}),
  );
  return made.save({useObjectStreams: true});
}

describe('a document is the same whenever it is made', () => {
  it('numbers the parts of its structure in order, and leaves other text alone', () => {
    expect(
      steadyNames(['node00000041', 'node00000007', 'a node', 'node7']),
    ).toEqual(
      new Map([
        ['node00000007', 'node00000001'],
        ['node7', 'node00000002'],
        ['node00000041', 'node00000003'],
      ]),
    );
  });

  it('has equal bytes after two runs with different numbers', async () => {
    const [one, other] = await Promise.all([document(7), document(9041)]);
    expect(Buffer.from(one).equals(other)).toBe(false);
    const finished = await Promise.all(
      [one, other].map((bytes) => finish(bytes, about)),
    );
    expect(
      Buffer.from(finished[0] ?? []).equals(finished[1] ?? new Uint8Array()),
    ).toBe(true);
  });

  it('differs if its structure does', async () => {
    const [one, other] = await Promise.all(
      [3, 4].map(async (parts) => finish(await document(7, parts), about)),
    );
    expect(Buffer.from(one ?? []).equals(other ?? new Uint8Array())).toBe(
      false,
    );
  });
});
