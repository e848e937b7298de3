import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {lockFile} from '../lock/folders';
import {demoEntries, isGlobalLock, readLock} from '../lock/lockFile';
import {keyMaker} from '../lock/scopeKeys';
import {editLink} from '../../src/shared/model/editLink';
import {contentAreas, isInLockedArea} from '../../src/site/contentAreas';
import {readDiscussion} from '../../src/site/discussion';
import {readIdentity} from '../../src/site/identity';
import {pictureDeriver, pictureFolders} from '../assets/build/derivePicture';
import {assetReader} from '../assets/build/readAssets';
import {coverReader} from '../covers';
import {coverCopies, noCopies} from '../covers/coverCopies';
import {createIdleCompiler} from '../development/createIdleCompiler';
import {createReadCache} from '../development/createReadCache';
import {historyReader} from '../git-history';
import {pageDescriber} from '../page-info';
import {indexOnDemand} from '../search/build/indexOnDemand';
import {listLockedAreas, refuseIdlePaths} from './lockedAreas';

function lockParts(siteDir: string, isBuild: boolean) {
  const lock = readLock(join(siteDir, lockFile));
  refuseIdlePaths(lock, contentAreas);
  const isAllLocked = isGlobalLock(lock);
  const [demo] = demoEntries(lock);
  if (isBuild && demo !== undefined) {
    console.warn(
      `[WARNING] ${lockFile}: the password of the demo entry "${demo}" is published, so what it opens is not secret. Run "npx docusaurus lock revoke ${demo}" before you write anything secret.`,
    );
  }
  return {
    isAllLocked,
    /** Whether the page of a source file is encrypted. */
    isLockedFile: (path: string) => isAllLocked || isInLockedArea(path),
    /** The areas whose pages are encrypted. */
    closed: listLockedAreas(lock, contentAreas).map(({id}): string => id),
  };
}

function createParts(siteDir: string) {
  /** In a build every page is compiled once, as no file changes meanwhile. */
  const isBuild = process.env['NODE_ENV'] === 'production';
  const identity = readIdentity(process.env);
  const discussion = readDiscussion(process.env);
  const histories = historyReader(siteDir);
  const files = createReadCache();
  const lock = lockParts(siteDir, isBuild);
  const covers = isBuild
    ? coverCopies((emit) => pictureDeriver(pictureFolders(siteDir), emit))
    : noCopies;
  return {
    ...lock,
    isBuild,
    identity,
    discussion,
    histories,
    files,
    covers,
    /** Knows when nothing is being compiled. */
    idle: createIdleCompiler(files.clear),
    searchOnDemand: isBuild ? undefined : indexOnDemand(),
    readAssets: assetReader({
      staticDir: join(siteDir, 'static'),
      histories,
      share: files.share,
    }),
    describePage: pageDescriber({
      siteDir,
      author: identity.author,
      histories,
      provider: discussion.provider,
      isLocked: lock.isLockedFile,
    }),
    readCover: coverReader({siteDir, copy: covers.copy}),
    linkToSource: (path: string) => editLink(identity, path),
    /** The keys of this build, which all locked areas share. */
    keyFor: keyMaker(),
  };
}

/** What the plugins of a site share: its settings and lock, and readers with caches. */
export type SiteParts = ReturnType<typeof createParts>;

/** Docusaurus loads each plugin with modules of its own, so that they share no module. */
const SHARED = Symbol.for('site-parts');

type Shared = {[SHARED]?: WeakMap<LoadContext, SiteParts>};

/** Returns the parts of a site, which are created once for each time that Docusaurus loads it. */
export function siteParts(context: LoadContext): SiteParts {
  const shared = globalThis as Shared;
  const known = (shared[SHARED] ??= new WeakMap());
  const parts = known.get(context) ?? createParts(context.siteDir);
  known.set(context, parts);
  return parts;
}
