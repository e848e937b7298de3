import type {ReadHistories} from '../../src/shared/lib/fileHistory';
import type {ReadAssets} from './readAssets';

/** What the asset index must be told. */
export type Options = {
  /** Finds out when files last changed. */
  readonly histories: ReadHistories;
  readonly readAssets: ReadAssets;
  /** Whether files are looked into only where a page shows them, and pictures are not copied; a build looks into all of them. */
  readonly onDemand?: boolean;
};
