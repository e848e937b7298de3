import {constants, deflateSync, inflateSync} from 'node:zlib';
import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFContext,
} from '@cantoo/pdf-lib';
import {identity} from '@world/identity';
import {steadyStructure} from './steadyNames';

/** What a document says of itself. */
export type About = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Names the sources that it was made from. */
  readonly fingerprint: string;
};

/** Entries that tell when and by what a document was made: they would differ each time. */
const OF_THE_MOMENT = ['CreationDate', 'ModDate'] as const;

/** A stream that is deflated and nothing else. */
function isDeflated(value: unknown): value is PDFRawStream {
  return (
    value instanceof PDFRawStream &&
    value.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode') &&
    !value.dict.has(PDFName.of('DecodeParms'))
  );
}

/** Deflates streams as far as it goes: the browser that set the document does so in haste, and each is a twentieth larger. */
function deflateStreams(context: PDFContext): void {
  for (const [reference, stream] of context.enumerateIndirectObjects()) {
    if (isDeflated(stream)) {
      const contents = deflateSync(inflateSync(stream.contents), {
        level: constants.Z_BEST_COMPRESSION,
        memLevel: constants.Z_MAX_MEMLEVEL,
      });
      if (contents.length < stream.contents.length) {
        context.assign(reference, PDFRawStream.of(stream.dict, contents));
      }
    }
  }
}

/** Writes into a document what it is called and in what language it is, and takes out what differs each time. */
export async function finish(
  bytes: Uint8Array,
  {title, subject, author, fingerprint}: About,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  document.setTitle(title, {showInWindowTitleBar: true});
  document.setSubject(subject);
  document.setAuthor(author);
  document.setCreator(`${identity.title} press`);
  document.setLanguage('en-US');
  const {context} = document;
  const info = context.lookup(context.trailerInfo.Info);
  if (info !== undefined && 'delete' in info) {
    for (const name of OF_THE_MOMENT) {
      (info as {delete: (name: PDFName) => void}).delete(PDFName.of(name));
    }
  }
  steadyStructure(context);
  deflateStreams(context);
  const id = PDFHexString.of(fingerprint);
  context.trailerInfo.ID = context.obj([id, id]);
  return document.save({useObjectStreams: true, updateFieldAppearances: false});
}
