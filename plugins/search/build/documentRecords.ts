import type {Asset} from '../../../src/shared/model/asset';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import type {PdfTexts} from './readPdfs';

/** Extensions of documents that readers download to read or fill in. */
const DOCUMENTS: readonly string[] = ['pdf', 'xlsx', 'md'];

/** Describes a document by the notes of its author. */
function describeText({name, notes = {}}: Asset): string {
  return [name, ...Object.values(notes)].join(' · ');
}

/** The path of a file below static/. */
function getPath({link}: Asset): string {
  return decodeURIComponent(link).slice(1);
}

/** Lists the pages of a document that have text; browsers open the document at the found page. */
function listPages(
  {title, link, mark}: Asset,
  texts: readonly string[],
): readonly SearchRecord[] {
  return texts
    .map((text, index): SearchRecord => ({
      kind: 'document',
      title,
      to: `${link}#page=${index + 1}`,
      within: `PDF, page ${index + 1}`,
      ...(mark !== undefined && {session: mark}),
      text,
    }))
    .filter(({text}) => text !== '');
}

/** Lists the documents that readers can download, with the text of their pages. */
export function documentRecords(
  assets: readonly Asset[],
  pdfTexts: PdfTexts,
): readonly SearchRecord[] {
  return assets
    .filter(({ext}) => DOCUMENTS.includes(ext))
    .flatMap((asset) => [
      {
        kind: 'document',
        title: asset.title,
        to: asset.link,
        within: asset.ext.toUpperCase(),
        ...(asset.mark !== undefined && {session: asset.mark}),
        text: describeText(asset),
      },
      ...listPages(asset, pdfTexts.get(getPath(asset)) ?? []),
    ]);
}
