import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  pictureDeriver,
  pictureFolders,
} from '../../plugins/asset-index/derivePicture';
import {assetReader} from '../../plugins/asset-index/readAssets';
import {coverCopies, noCopies} from '../../plugins/covers/coverCopies';
import {createReadCache} from '../../plugins/development/createReadCache';
import {historyReader} from '../../plugins/git-history';
import {readTranslations} from '../../plugins/pages/readTranslations';
import type {PageCards} from '../../plugins/social-cards';
import type {PageData} from '../../plugins/structured-data';
import {indexOnDemand} from '../../plugins/search-index/indexOnDemand';
import {
  isGlobalLock,
  parseLockFile,
} from '@engine/docs-lock/method/parseLockFile';
import {readDiscussion} from '../site/discussion';
import {readIdentity} from '../site/identity';
import {refuseIdlePaths} from '@engine/docs-lock/lockedAreas';
import {contentAreas} from '../site/contentAreas';
import {currentLanguage, localizePath} from '../site/languages';
import {hasFeature} from '../site/features';
import {filterLockedAreas, isLockedBy} from '../site/lockedAreas';
import {lockFile} from '@engine/docs-lock/lockedFolders';

/** Creates the shared context of the configuration: settings, lock, and readers with caches. */
export function siteContext(siteDir: string) {
  const lock = parseLockFile(readFileSync(join(siteDir, lockFile), 'utf8'));
  refuseIdlePaths(lock, contentAreas);
  /** In a build every page is compiled once, as no file changes meanwhile. */
  const isBuild = process.env['NODE_ENV'] === 'production';
  const histories = historyReader(siteDir);
  const identity = readIdentity(process.env);
  const files = createReadCache();
  const pageData: PageData = new Map();
  const pageCards: PageCards = new Map();
  return {
    siteDir,
    isBuild,
    histories,
    files,
    /** Where translated files are from, by the path of their original. */
    sources: readTranslations(siteDir)?.sources ?? {},
    identity,
    /** The base path in the language of this build. */
    basePath: localizePath(identity.basePath, currentLanguage),
    discussion: readDiscussion(process.env),
    isAllLocked: isGlobalLock(lock),
    isLockedFile: (path: string) => isLockedBy(lock, path),
    /** The areas whose pages are encrypted. */
    closed: filterLockedAreas(lock).map(({id}) => id),
    readAssets: assetReader({
      staticDir: join(siteDir, 'static'),
      histories,
      share: files.share,
    }),
    covers: isBuild
      ? coverCopies((emit) => pictureDeriver(pictureFolders(siteDir), emit))
      : noCopies,
    pageData,
    pageCards,
    searchOnDemand: isBuild ? undefined : indexOnDemand(),
  };
}

/** Whether the site has a page of what is new; if the whole site is locked, it would tell of it. */
export function hasNews({isAllLocked}: SiteContext): boolean {
  return hasFeature('what-is-new') && !isAllLocked;
}

/** The shared context of the configuration. */
export type SiteContext = ReturnType<typeof siteContext>;
