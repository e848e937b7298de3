import {existsSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {formerTagAreas} from '../../world/areas';
import {readPages} from '../pages/readPages';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts, type SiteParts} from '../site/siteParts';
import {
  collectFormer,
  describeFault,
  type FormerAddress,
} from './collectFormer';
import {getFilePath} from '../../src/shared/model/movedPage';
import {listTagMoves} from './listTagMoves';
import {writeMovedPage} from './writeMovedPage';

/** Writes a page atomically, because others read pages at the same time. */
async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  const draft = `${file}.draft`;
  await writeFile(draft, html);
  await rename(draft, file);
}

/**
 * Finds former addresses at which the build has a file, such as a generated page.
 *
 * @throws Error with a line for each.
 */
function refuseTaken(outDir: string, former: readonly FormerAddress[]): void {
  const taken = former.filter(({from}) =>
    existsSync(join(outDir, getFilePath(from))),
  );
  if (taken.length > 0) {
    throw new Error(
      taken
        .map((each) =>
          describeFault(
            each,
            'which is also the address of a file',
            'an address that nothing uses',
          ),
        )
        .join('\n'),
    );
  }
}

type Parts = Pick<SiteParts, 'isLockedFile'>;

/** Writes a page at each former address, which redirects to the current address. */
export default function formerAddressesPlugin(
  context: LoadContext,
  _options: unknown,
  {isLockedFile}: Parts = siteParts(context),
): PublishingPlugin {
  const {siteDir, siteConfig, i18n} = context;
  const {url, baseUrl} = siteConfig;
  return {
    name: 'former-addresses',

    publish: {
      async writeFiles({outDir}) {
        const pages = await readPages(siteDir);
        const open = pages.filter(({path}) => !isLockedFile(path));
        const former = [
          ...collectFormer(open, isLockedFile).former,
          ...listTagMoves(open, formerTagAreas),
        ];
        refuseTaken(outDir, former);
        await Promise.all(
          former.map((each) =>
            writePage(
              join(outDir, getFilePath(each.from)),
              writeMovedPage(each, {
                url,
                baseUrl,
                language: i18n.currentLocale,
              }),
            ),
          ),
        );
      },
    },
  };
}
