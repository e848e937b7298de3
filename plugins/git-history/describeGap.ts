import type {RawHistory} from './readHistory';

/** Says in one sentence what pages and files cannot tell of their past, and why; nothing where they can. */
export function describeGap({
  log,
  shallow,
  fault,
}: RawHistory): string | undefined {
  if (shallow) {
    return 'The git history is shallow: pages show only the dates and contributors that it contains, and other files show their date on this disk.';
  }
  return log === ''
    ? `There is no git history (${fault ?? 'no commits'}): pages show no dates or contributors, and files show their date on this disk.`
    : undefined;
}
