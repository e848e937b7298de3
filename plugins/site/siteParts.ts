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
import {siteFiles} from '../assets/build/siteFiles';
import {coverReader} from '../covers';
import {coverCopies, noCopies} from '../covers/coverCopies';
import {createIdleCompiler} from '../development/createIdleCompiler';
import {pageDescriber} from '../page-info';
import {siteIndex} from '../search/build/indexOnDemand';
import {listLockedAreas, refuseIdlePaths} from './lockedAreas';
import {oncePerSite} from './oncePerSite';

function lockParts(siteDir: string, isBuild: boolean) {
  const lock = readLock(join(siteDir, lockFile));
  refuseIdlePaths(lock, contentAreas);
  const isAllLocked = isGlobalLock(lock);
  const [demo] = demoEntries(lock);
  if (isBuild && demo !== undefined) {
    console.warn(
      `[WARNING] ${lockFile}: the password of the demo entry "${demo}" is public, so the pages it opens are not secret. Run "npx docusaurus lock revoke ${demo}" before you write anything secret.`,
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

function createParts(context: LoadContext) {
  const {siteDir} = context;
  const shared = siteFiles(context);
  const {isBuild, histories, files} = shared;
  const identity = readIdentity(process.env);
  const discussion = readDiscussion(process.env);
  const lock = lockParts(siteDir, isBuild);
  const covers = isBuild
    ? coverCopies((emit) => pictureDeriver(pictureFolders(siteDir), emit))
    : noCopies;
  return {
    ...lock,
    ...shared,
    identity,
    discussion,
    covers,
    /** Knows when nothing is being compiled. */
    idle: createIdleCompiler(files.clear),
    searchOnDemand: siteIndex(context),
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

/** The shared parts of a site: its settings and lock, and cached readers. */
export type SiteParts = ReturnType<typeof createParts>;

export const siteParts = oncePerSite('parts', createParts);
