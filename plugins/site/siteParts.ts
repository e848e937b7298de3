import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {refuseIdlePaths} from '@engine/docs-lock/lockedAreas';
import {lockFile} from '@engine/docs-lock/lockedFolders';
import {
  isGlobalLock,
  parseLockFile,
} from '@engine/docs-lock/method/parseLockFile';
import {keyMaker} from '@engine/docs-lock/seal/scopeKeys';
import {signingMaker} from '@engine/docs-lock/seal/signing';
import {editLink} from '../../src/shared/lib/editLink';
import {contentAreas} from '../../src/site/contentAreas';
import {readDiscussion} from '../../src/site/discussion';
import {readIdentity} from '../../src/site/identity';
import {filterLockedAreas, isLockedBy} from '../../src/site/lockedAreas';
import {pictureDeriver, pictureFolders} from '../asset-index/derivePicture';
import {assetReader} from '../asset-index/readAssets';
import {coverReader} from '../covers';
import {coverCopies, noCopies} from '../covers/coverCopies';
import {createIdleCompiler} from '../development/createIdleCompiler';
import {createReadCache} from '../development/createReadCache';
import {historyReader} from '../git-history';
import {pageDescriber} from '../page-info';
import {indexOnDemand} from '../search-index/indexOnDemand';

function readLock(siteDir: string) {
  const lock = parseLockFile(readFileSync(join(siteDir, lockFile), 'utf8'));
  refuseIdlePaths(lock, contentAreas);
  return {
    isAllLocked: isGlobalLock(lock),
    /** Whether the page of a source file is encrypted. */
    isLockedFile: (path: string) => isLockedBy(lock, path),
    /** The areas whose pages are encrypted. */
    closed: filterLockedAreas(lock).map(({id}): string => id),
  };
}

function createParts(siteDir: string) {
  /** In a build every page is compiled once, as no file changes meanwhile. */
  const isBuild = process.env['NODE_ENV'] === 'production';
  const identity = readIdentity(process.env);
  const discussion = readDiscussion(process.env);
  const histories = historyReader(siteDir);
  const files = createReadCache();
  const lock = readLock(siteDir);
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
    signing: signingMaker(siteDir, process.env),
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
