import type {Asset} from '../../src/lib/asset';
import type {SearchRecord} from '../../src/lib/search/record';

/** The endings of files that readers read or fill, and do not see in a page as it is. */
const DOCUMENTS: readonly string[] = ['pdf', 'xlsx', 'md'];

/** Says what a document is: what its author notes of it. */
function textOf({name, notes = {}}: Asset): string {
  return [name, ...Object.values(notes)].join(' · ');
}

/** Lists the documents that readers can download. */
export function documentRecords(
  assets: readonly Asset[],
): readonly SearchRecord[] {
  return assets
    .filter(({ext}) => DOCUMENTS.includes(ext))
    .map((asset) => ({
      kind: 'document',
      title: asset.title,
      to: asset.link,
      within: asset.ext.toUpperCase(),
      text: textOf(asset),
    }));
}
