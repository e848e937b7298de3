import type {
  FileHistories,
  ReadHistories,
} from '../../src/shared/lib/fileHistory';
import {describeGap} from './describeGap';
import {fileHistories} from './fileHistories';
import {parseLog} from './parseLog';
import {readHistory} from './readHistory';

/** Reads the git history of all files, and reports once what is missing. */
async function readHistories(siteDir: string): Promise<FileHistories> {
  const raw = await readHistory(siteDir);
  const gap = describeGap(raw);
  if (gap !== undefined) {
    console.warn(`[WARNING] ${gap}`);
  }
  return fileHistories(parseLog(raw.log), raw.shallow);
}

/** Creates a function that reads the history of pages and files in one pass, on the first call. */
export function historyReader(siteDir: string): ReadHistories {
  let histories: Promise<FileHistories> | undefined;
  return () => {
    histories ??= readHistories(siteDir);
    return histories;
  };
}
