import {join} from 'node:path';
import type {ReadModule} from '../lock/tree/readModule';
import pMemoize from 'p-memoize';
import {pageVocabulary} from '../features/authorComponents';
import {collect} from '../features/collect';
import {isInLockedArea, lockedAreas} from '../../src/site/contentAreas';
import {assetModuleReader} from '../assets/build/readAssetModule';
import {assetReader} from '../assets/build/readAssets';
import {catalogueModuleReader} from '../catalogues/readCatalogueModule';
import {parseWithoutFaults} from '../front-matter';
import {pageMarkdown} from '../markdown';
import type {SitePage} from '../pages/sitePages';
import {treeReader, type ReadPageTree} from '../pages/treeReader';

/** Git is not asked, because no fault depends on dates. */
const noHistories = () => Promise.resolve(new Map());

/** Reads the files of static/, and those among the pages of a locked area. */
function fileModules(siteDir: string, lockedArea?: string): ReadModule {
  const read = (folder: string, only?: string) =>
    assetReader({
      staticDir: join(siteDir, folder),
      only,
      histories: noHistories,
      // Nothing changes while pages are read.
      share: (list) => pMemoize(list),
    });
  return assetModuleReader({
    siteDir,
    readAssets: read('static'),
    readOwn:
      lockedArea === undefined
        ? () => Promise.resolve([])
        : read('docs', lockedArea),
    onDemand: true,
  });
}

/** Makes a data reader report an error instead of stopping at it. */
function tolerant(
  read: ReadModule,
  tell: (message: string) => void,
): ReadModule {
  return async (request) => {
    try {
      return await read(request);
    } catch (error) {
      tell((error as Error).message);
      return {data: {}, open: true, made: []};
    }
  };
}

/**
 * Creates a function that reads pages through the steps and the data of the build.
 *
 * @param tell receives faults of the data that pages show.
 */
export function createTreeReader(
  siteDir: string,
  pages: readonly SitePage[],
  tell: (message: string) => void = () => undefined,
): ReadPageTree {
  const createReader = (area: string, lockedArea?: string): ReadPageTree =>
    treeReader({
      siteDir,
      markdown: pageMarkdown({siteDir, ownFolder: lockedArea}),
      parseFrontMatter: parseWithoutFaults,
      vocabulary: pageVocabulary,
      modules: [
        ...collect('dataModule').map((read) => read(siteDir)),
        catalogueModuleReader({siteDir, isLocked: isInLockedArea}),
        fileModules(siteDir, lockedArea),
      ].map((read) => tolerant(read, tell)),
      addresses: new Map(
        pages
          .filter((page) => page.area === area)
          .map(({path, address}) => [`@site/${path}`, address]),
      ),
      contentPath: join(siteDir, 'docs', area),
    });
  const readers = new Map<string, ReadPageTree>();
  return (path) => {
    const [, area = ''] = path.split('/');
    const isLocked = lockedAreas.some(({id}) => id === area);
    const read =
      readers.get(area) ?? createReader(area, isLocked ? area : undefined);
    readers.set(area, read);
    return read(path);
  };
}
