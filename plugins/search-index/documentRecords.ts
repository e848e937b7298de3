import type {Asset} from '../../src/shared/lib/asset';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import type {PdfTexts} from './readPdfs';

/** The endings of files that readers read or fill, and do not see in a page as it is. */
const DOCUMENTS: readonly string[] = ['pdf', 'xlsx', 'md'];

/** Says what a document is: what its author notes of it. */
function describeText({name, notes = {}}: Asset): string {
  return [name, ...Object.values(notes)].join(' · ');
}

/** Where a file lies below the folder of files. */
function getPath({link}: Asset): string {
  return decodeURIComponent(link).slice(1);
}

/** The pages of a document that say something; a browser opens it at the page that is found. */
function listPages(
  {title, link}: Asset,
  texts: readonly string[],
): readonly SearchRecord[] {
  return texts
    .map((text, index): SearchRecord => ({
      kind: 'document',
      title,
      to: `${link}#page=${index + 1}`,
      within: `PDF, page ${index + 1}`,
      text,
    }))
    .filter(({text}) => text !== '');
}

/** Lists the documents that readers can download, and what is written on their pages. */
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
        text: describeText(asset),
      },
      ...listPages(asset, pdfTexts.get(getPath(asset)) ?? []),
    ]);
}
