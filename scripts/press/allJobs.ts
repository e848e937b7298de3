import {bookJobs, type GetTypesetter} from './bookJobs';
import type {Job} from './job';
import {sheetJobs} from './sheetJobs';

/** Every file of the library. */
export async function allJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  return [
    ...(await bookJobs(siteDir, typesetter)),
    ...(await sheetJobs(siteDir, typesetter)),
  ];
}
