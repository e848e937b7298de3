import {paperNames, pathOn} from '../../src/lib/paper';
import {documents} from '@world/documents/index';
import {bookJobs, type GetTypesetter} from './bookJobs';
import type {Job} from './job';
import {CHARACTER_SHEET, sheetJobs} from './sheetJobs';
import {workbookJobs} from './workbookJobs';
import {workbooks} from './workbooks/workbooks';

/** The paths of all files of the library: documents on each paper, and workbooks. */
export const libraryPaths: readonly string[] = [
  ...[...documents.map(({file}) => file), CHARACTER_SHEET].flatMap((file) =>
    paperNames.map((paper) => pathOn(paper, file)),
  ),
  ...workbooks.map(({file}) => file),
];

/** Every file of the library. */
export async function allJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  return [
    ...(await bookJobs(siteDir, typesetter)),
    ...(await sheetJobs(siteDir, typesetter)),
    ...(await workbookJobs(siteDir)),
  ];
}
