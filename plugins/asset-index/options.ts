import type {ReadHistories} from '../../src/shared/lib/fileHistory';
import type {ReadAssets} from './readAssets';

/** The options of the asset index. */
export type Options = {
  /** Reads the history of files. */
  readonly histories: ReadHistories;
  readonly readAssets: ReadAssets;
  /**
   * Whether files are inspected only if a page shows them, and images are not scaled, as in
   * development. A build inspects all files.
   */
  readonly onDemand?: boolean;
};
