import type {Previews} from '../../src/features/previews/lib/previews';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import {pathOnDemand} from './onDemandPath';
import {partName, PREVIEWS} from './parts';

/** All that can be found on open pages. */
export type SearchIndex = {
  readonly records: readonly SearchRecord[];
  readonly previews: Previews;
};

/** Makes the index when a browser asks for it, and again when pages have changed since. */
export type IndexOnDemand = {
  /** Takes how the index is made of the pages as they are now. */
  readonly offer: (make: () => Promise<SearchIndex>) => void;
  /** Answers for the files of the index, as JSON; not for other paths. */
  readonly respond: (path: string) => Promise<string> | undefined;
};

const PARTS = pathOnDemand(partName(0));
const LINKED = pathOnDemand(PREVIEWS);

/** Keeps the index from being made before it is asked for. */
export function indexOnDemand(): IndexOnDemand {
  let make: (() => Promise<SearchIndex>) | undefined;
  let made: Promise<SearchIndex> | undefined;
  return {
    offer(next) {
      make = next;
      made = undefined;
    },
    respond(path) {
      if (make === undefined || (path !== PARTS && path !== LINKED)) {
        return undefined;
      }
      const index = made ?? make();
      made = index;
      index.catch(() => {
        // A fault that is mended is no fault the next time.
        made = undefined;
      });
      return index.then(({records, previews}) =>
        JSON.stringify(path === PARTS ? records : previews),
      );
    },
  };
}
