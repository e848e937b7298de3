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
import {describeLocked} from './describeLocked';

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
      // Locked files need neither their row in the list nor their contents.
      (await readFiles()).map((file) => ({
        ...file,
        row: undefined,
        contents: [],
      })),
    onDemand,
  };
}
