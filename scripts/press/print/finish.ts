import {
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStreamWriter,
  type PDFContext,
} from '@cantoo/pdf-lib';
import {identity} from '../../../world/identity';
import {isDeflated, recompress} from './deflate';
import {joinText} from './joinText';
import {steadyStructure} from './steadyNames';

/** The metadata of a document. */
export type About = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Identifies the sources that it was made from. */
  readonly fingerprint: string;
};

/** Metadata that would differ with each run. */
const OF_THE_MOMENT = ['CreationDate', 'ModDate'] as const;

/** Objects per stream: in long streams the many similar structure elements compress best. */
const OBJECTS_PER_STREAM = 2000;

/** Recompresses streams at the highest level, which saves 5% over the browser's. */
function recompressStreams(context: PDFContext): void {
  for (const [reference, stream] of context.enumerateIndirectObjects()) {
    if (isDeflated(stream)) {
      const contents = recompress(stream.contents);
      if (contents !== stream.contents) {
        context.assign(reference, PDFRawStream.of(stream.dict, contents));
      }
    }
  }
}

/** The PDF version that documents with object streams declare. */
const WITH_OBJECT_STREAMS = [1, 7] as const;

/** Writes a document, with its objects in as few streams as possible. */
async function save(document: PDFDocument): Promise<Uint8Array> {
  await document.flush();
  const {context} = document;
  context.header = PDFHeader.forVersion(...WITH_OBJECT_STREAMS);
  return PDFStreamWriter.forContext(
    context,
    Infinity,
    true,
    OBJECTS_PER_STREAM,
  ).serializeToBuffer();
}

/** Writes title and language into a document, and removes what would differ with each run. */
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
  joinText(document);
  recompressStreams(context);
  const id = PDFHexString.of(fingerprint);
  context.trailerInfo.ID = context.obj([id, id]);
  return save(document);
}
