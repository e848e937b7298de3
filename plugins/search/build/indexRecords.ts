import type {Asset} from '../../../src/shared/model/asset';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import type {SpellRecord} from '../../spells/model/record';
import {rowKinds} from '../../../world/search';
import {documentRecords} from './documentRecords';
import {pageRecords, type OpenPage} from './pageRecords';
import {spellRecords} from './spellRecords';
import {addQuestions, type Question} from './readQuestions';
import type {PdfTexts} from './readPdfs';
import type {SheetAt} from './tableRecords';

/** All public content. */
export type OpenContent = {
  readonly pages: readonly OpenPage[];
  readonly spells: readonly SpellRecord[];
  readonly assets: readonly Asset[];
  readonly pdfTexts: PdfTexts;
  readonly sheetAt: SheetAt;
  readonly questions: readonly Question[];
};

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

/** Lists all search records. */
export function indexRecords({
  pages,
  spells,
  assets,
  pdfTexts,
  sheetAt,
  questions,
}: OpenContent): readonly SearchRecord[] {
  const records = withoutRepeats([
    ...pages.flatMap((page) => pageRecords(page, {sheetAt, rowKinds})),
    // Without a public page, their links would lead nowhere.
    ...(pages.length === 0 ? [] : spellRecords(spells)),
    ...documentRecords(assets, pdfTexts),
  ]);
  return addQuestions(records, questions);
}
