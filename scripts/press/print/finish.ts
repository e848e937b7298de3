import {PDFDocument, PDFHexString, PDFName} from '@cantoo/pdf-lib';
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
  const id = PDFHexString.of(fingerprint);
  context.trailerInfo.ID = context.obj([id, id]);
  return document.save({useObjectStreams: true, updateFieldAppearances: false});
}
