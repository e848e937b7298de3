import {paperNames, getPath} from '../../src/features/documents/lib/paper';
import {documents, workbooks} from '../../world/documents';
import {forms} from '../../world/documents/forms';
import {bookJobs, type GetTypesetter} from './bookJobs';
import type {Job} from './job';
import {formJobs} from './formJobs';
import {workbookJobs} from './workbookJobs';

/** The paths of all library files: documents in each paper size, and workbooks. */
export const libraryPaths: readonly string[] = [
  ...[...documents, ...forms]
    .map(({file}) => file)
    .flatMap((file) => paperNames.map((paper) => getPath(paper, file))),
  ...workbooks.map(({file}) => file),
];

/** Lists a job for every file of the library. */
export async function allJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  return [
    ...(await bookJobs(siteDir, typesetter)),
    ...(await formJobs(siteDir, typesetter)),
    ...(await workbookJobs(siteDir)),
  ];
}
