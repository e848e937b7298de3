import type {RawHistory} from './readHistory';

/** Says in one sentence what pages and files cannot tell of their past, and why; nothing where they can. */
export function describeGap({
  log,
  shallow,
  fault,
}: RawHistory): string | undefined {
  if (shallow) {
    return 'The history of git is shallow: pages say what it holds of their first day, last change and contributors, and no more; for other files the day on this disk stands in.';
  }
  return log === ''
    ? `There is no history of git (${fault ?? 'no commit holds one'}): pages say nothing of their first day, last change and contributors, and files give the day on this disk.`
    : undefined;
}
