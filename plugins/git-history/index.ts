import {join} from 'node:path';
import type {
  FileHistories,
  ReadHistories,
} from '../../src/shared/lib/fileHistory';
import {describeGap} from './describeGap';
import {fileHistories} from './fileHistories';
import {parseLog} from './parseLog';
import {followTranslations} from './followTranslations';
import {readHistory} from './readHistory';
import {readTranslations} from '../pages/readTranslations';

/** Reads the git history of all files, and reports once what is missing. */
async function readHistories(siteDir: string): Promise<FileHistories> {
  const translations = readTranslations(siteDir);
  const raw = await readHistory(join(siteDir, translations?.root ?? ''));
  const gap = describeGap(raw);
  if (gap !== undefined) {
    console.warn(`[WARNING] ${gap}`);
  }
  const commits = parseLog(raw.log);
  return fileHistories(
    translations === undefined
      ? commits
      : followTranslations(commits, translations),
    raw.shallow,
  );
}

/** Creates a function that reads the history of pages and files in one pass, on the first call. */
export function historyReader(siteDir: string): ReadHistories {
  let histories: Promise<FileHistories> | undefined;
  return () => {
    histories ??= readHistories(siteDir);
    return histories;
  };
}
