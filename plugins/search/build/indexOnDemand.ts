import type {Previews} from '../model/previews';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {oncePerSite, findPlugin} from '../../site/oncePerSite';
import {pathOnDemand} from './onDemandPath';
import {partName, PREVIEWS} from './parts';

/** The search index of public pages. */
export type SearchIndex = {
  readonly records: readonly SearchRecord[];
  readonly previews: Previews;
};

/** Builds the index when a browser requests it, and again after pages have changed. */
export type IndexOnDemand = {
  /** Sets the function that builds the index of the current pages. */
  readonly offer: (make: () => Promise<SearchIndex>) => void;
  /** Returns files of the index as JSON; undefined for other paths. */
  readonly respond: (path: string) => Promise<string> | undefined;
};

const PARTS = pathOnDemand(partName(0));
const LINKED = pathOnDemand(PREVIEWS);

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
        // After an error, the next request tries again.
        made = undefined;
      });
      return index.then(({records, previews}) =>
        JSON.stringify(path === PARTS ? records : previews),
      );
    },
  };
}

/** The index on demand of a site whose development server asks for it. */
export const siteIndex = oncePerSite('search', (context) =>
  process.env['NODE_ENV'] === 'production' ||
  findPlugin(context, 'development') === undefined
    ? undefined
    : indexOnDemand(),
);
