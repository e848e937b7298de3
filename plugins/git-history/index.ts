import type {
  FileHistories,
  ReadHistories,
} from '../../src/shared/lib/fileHistory';
import {describeGap} from './describeGap';
import {fileHistories} from './fileHistories';
import {parseLog} from './parseLog';
import {readHistory} from './readHistory';

/** Reads what git knows of all files, and says once what it does not know. */
async function readHistories(siteDir: string): Promise<FileHistories> {
  const raw = await readHistory(siteDir);
  const gap = describeGap(raw);
  if (gap !== undefined) {
    console.warn(`[WARNING] ${gap}`);
  }
  return fileHistories(parseLog(raw.log), raw.shallow);
}

/** Reads the history of pages and files in one pass, when the first of those who need it asks. */
export function historyReader(siteDir: string): ReadHistories {
  let histories: Promise<FileHistories> | undefined;
  return () => {
    histories ??= readHistories(siteDir);
    return histories;
  };
}
