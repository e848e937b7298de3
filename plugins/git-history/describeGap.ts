import type {RawHistory} from './readHistory';

/** Describes which dates and names are missing, and why; undefined if none are. */
export function describeGap({
  log,
  shallow,
  fault,
}: RawHistory): string | undefined {
  if (shallow) {
    return 'The git history is shallow: pages and the sitemap have only the dates and contributors that it contains, and other files show their date on this disk.';
  }
  return log === ''
    ? `There is no git history (${fault ?? 'no commits'}): pages and the sitemap have no dates or contributors, and files show their date on this disk.`
    : undefined;
}
