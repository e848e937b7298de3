import {workbooks} from '../../world/documents';
import writeExcelFile from 'write-excel-file/node';
import type {Workbook} from '../../src/features/documents/lib/pressDocument';
import {getFingerprint, type Job} from './job';
import {readSheet} from './readSheet';
import {filterRow} from './workbooks/filterRow';
import {setSheet, type ReadySheet} from './workbooks/setSheet';
import {undatedZip} from './workbooks/undatedZip';

/** Increment when the code makes a different workbook from the same data. */
const EDITION = '1';

async function findReady(
  siteDir: string,
  {name, sources}: Workbook['sheets'][number],
): Promise<ReadySheet> {
  return setSheet(
    name,
    await Promise.all(sources.map((path) => readSheet(siteDir, path))),
  );
}

async function workbookJob(
  siteDir: string,
  {file, title, sheets}: Workbook,
): Promise<Job> {
  const ready = await Promise.all(
    sheets.map((sheet) => findReady(siteDir, sheet)),
  );
  return {
    path: file,
    title,
    fingerprint: getFingerprint(EDITION, JSON.stringify(ready)),
    make: async () =>
      undatedZip(
        await writeExcelFile(ready, {
          features: [filterRow(ready)],
        }).toBuffer(),
      ),
  };
}

/** Lists jobs for the workbooks, which have no paper size. */
export async function workbookJobs(siteDir: string): Promise<readonly Job[]> {
  return Promise.all(
    workbooks.map((workbook) => workbookJob(siteDir, workbook)),
  );
}
