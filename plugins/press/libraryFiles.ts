import {getPath, paperNames} from '../documents/model/paper';
import {documents, workbooks} from '../../world/documents';
import {forms} from '../../world/documents/forms';

/** The files of the library, as paths below static/: those of a document in each paper size, by that of the first. */
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
