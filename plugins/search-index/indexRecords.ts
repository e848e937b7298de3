import type {Asset} from '../../src/shared/lib/asset';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import type {SpellRecord} from '../../src/features/spells/lib/record';
import {rowKinds} from '@world/search';
import {documentRecords} from './documentRecords';
import {pageRecords, type OpenPage} from './pageRecords';
import {spellRecords} from './spellRecords';
import type {PdfTexts} from './readPdfs';
import type {SheetAt} from './tableRecords';

/** Everything that everybody may read. */
export type OpenContent = {
  readonly pages: readonly OpenPage[];
  readonly spells: readonly SpellRecord[];
  readonly assets: readonly Asset[];
  readonly pdfTexts: PdfTexts;
  readonly sheetAt: SheetAt;
};

/** Of what has one address and name, as rows that two tables of a page show, the first says enough. */
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

/** Lists all that readers can find. */
export function indexRecords({
  pages,
  spells,
  assets,
  pdfTexts,
  sheetAt,
}: OpenContent): readonly SearchRecord[] {
  return withoutRepeats([
    ...pages.flatMap((page) => pageRecords(page, {sheetAt, rowKinds})),
    // Where no page is open, they would lead to none.
    ...(pages.length === 0 ? [] : spellRecords(spells)),
    ...documentRecords(assets, pdfTexts),
  ]);
}
