import {getPath, paperNames} from '../documents/model/paper';
import {documents, workbooks} from '../../world/documents';
import {forms} from '../../world/documents/forms';

/**
 * The files of each document in all paper sizes, by the file in the first size; paths are below
 * static/.
 */
export const libraryFiles: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ...[...documents, ...forms].map(
    ({file}) =>
      [file, paperNames.map((paper) => getPath(paper, file))] as const,
  ),
  ...workbooks.map(({file}) => [file, [file]] as const),
]);
