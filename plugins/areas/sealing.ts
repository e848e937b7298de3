import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {assetModuleReader} from '../assets/build/readAssetModule';
import {assetReader} from '../assets/build/readAssets';
import {catalogueModuleReader} from '../catalogues/readCatalogueModule';
import type {Sealing} from '../lock/sealing';
import {pageVocabulary} from '../features/authorComponents';
import {collect} from '../features/collect';
import {areaById} from '../../src/site/contentAreas';
import {pageMarkdown} from '../markdown';
import {getMdxOptions} from '../lock/mdxOptions';
import {pageCompiler} from '../pages/compilePage';
import {listLockedRecords} from '../search/build/listLockedRecords';
import {siteParts} from '../site/siteParts';
import type {Cover, ReadCover} from '../assets/model/cover';
import type {DescribePage, PageInfo} from '../page-info/model/pageInfo';
import type {HouseFrontMatter} from '../../src/shared/model/frontMatter';

type FrontMatter = Readonly<Record<string, unknown>>;

type Readers = {
  readonly describePage: DescribePage;
  readonly readCover: ReadCover;
};

/** Removes links to tag pages, which a locked area does not have. */
function withoutLists(info: PageInfo): PageInfo {
  return {
    ...info,
    entries: info.entries.map((entry) =>
      'names' in entry
        ? {
            ...entry,
            names: entry.names.map(({name, color}) => ({name, color})),
          }
        : entry,
    ),
  };
}

async function getInfo(
  {describePage}: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<PageInfo> {
  // The front-matter plugin has already validated it.
  const known = frontMatter as FrontMatter & HouseFrontMatter;
  const links = (names: readonly string[] = []) =>
    names.map((label) => ({label, permalink: ''}));
  return withoutLists(
    await describePage({
      path,
      frontMatter: known,
      tags: links(known.tag),
      categories: links(known.category),
    }),
  );
}

/**
 * Finds the cover of a page. The image itself is public, but not which page shows it.
 *
 * @throws Error if the image is beside the page, where it would have to be locked.
 */
async function findCover(
  {readCover}: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<Cover | undefined> {
  // The front-matter plugin has already validated it.
  const known = frontMatter as FrontMatter & HouseFrontMatter;
  const cover = await readCover({path, frontMatter: known});
  if (cover !== undefined && cover.src === undefined) {
    throw new Error(
      `${path}: cover: found a cover next to a locked page. Covers are public: move it to static/.`,
    );
  }
  return cover;
}

export async function describeLocked(
  readers: Readers,
  path: string,
  frontMatter: FrontMatter,
): Promise<{readonly pageInfo: PageInfo; readonly cover?: Cover}> {
  const cover = await findCover(readers, path, frontMatter);
  return {
    pageInfo: await getInfo(readers, path, frontMatter),
    ...(cover && {cover}),
  };
}

/** Returns how the pages of a folder are sealed. */
export function sealing(context: LoadContext, id: string): Sealing {
  const {siteDir} = context;
  const parts = siteParts(context);
  const onDemand = !parts.isBuild;
  const readFiles = assetReader({
    staticDir: join(siteDir, 'docs'),
    only: id,
    histories: parts.histories,
    share: parts.files.share,
  });
  const markdown = pageMarkdown({siteDir, ownFolder: id});
  const within = areaById(id)?.label ?? context.siteConfig.title;
  return {
    keyFor: parts.keyFor,
    createCompiler: (addresses) =>
      pageCompiler(
        getMdxOptions(context, {
          folder: join(siteDir, 'docs', id),
          markdown,
          addresses,
        }),
      ),
    vocabulary: pageVocabulary,
    listRecords: (page) => listLockedRecords({...page, within}),
    describe: (path, frontMatter) => describeLocked(parts, path, frontMatter),
    modules: [
      ...collect('dataModule').map((read) => read(siteDir)),
      assetModuleReader({
        siteDir,
        readAssets: parts.readAssets,
        readOwn: readFiles,
        onDemand,
      }),
      catalogueModuleReader({siteDir, isLocked: parts.isLockedFile}),
    ],
    readFiles: async () =>
      // Locked files need neither their list row nor their contents.
      (await readFiles()).map((file) => ({
        ...file,
        row: undefined,
        contents: [],
      })),
    onDemand,
  };
}
