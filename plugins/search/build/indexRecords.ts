import type {Asset} from '../../../src/shared/model/asset';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {documentRecords} from './documentRecords';
import {pageRecords, type OpenPage, type Tables} from './pageRecords';
import {addQuestions, type Question} from './readQuestions';
import type {PdfTexts} from './readPdfs';

export type OpenContent = {
  readonly pages: readonly OpenPage[];
  /** The records of other plugins, which link to pages. */
  readonly others: readonly SearchRecord[];
  readonly assets: readonly Asset[];
  readonly pdfTexts: PdfTexts;
  readonly questions: readonly Question[];
} & Tables;

/** Drops records with the same address and name, such as rows that two tables of a page show. */
function withoutRepeats(
  records: readonly SearchRecord[],
): readonly SearchRecord[] {
  const seen = new Set<string>();
  return records.filter(({to, title}) => {
    const key = `${to} ${title}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export function indexRecords({
  pages,
  others,
  assets,
  pdfTexts,
  questions,
  ...tables
}: OpenContent): readonly SearchRecord[] {
  const records = withoutRepeats([
    ...pages.flatMap((page) => pageRecords(page, tables)),
    // Without a public page, their links would be broken.
    ...(pages.length === 0 ? [] : others),
    ...documentRecords(assets, pdfTexts),
  ]);
  return addQuestions(records, questions);
}
