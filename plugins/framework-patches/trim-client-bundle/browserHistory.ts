export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

/** Unused: the site has no addresses behind a hash. */
export const createHashHistory = undefined;

/** Unused: browsers keep the history. */
export const createMemoryHistory = undefined;
