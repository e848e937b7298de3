import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {sealedFolder, stubFolder} from '../../src/site/lockedFolders';
import {contentOf, fill} from './folder';
import type {LockedArea} from './lockedArea';
import type {PluginOptions} from './options';
import {putSealedPrints} from './putPrints';

/**
 * A locked area whose pages stand in the repository as ciphertext alone: it is built as it
 * was sealed, without a password.
 *
 * @throws Error where it stands nowhere.
 */
export function areaFromRepository(
  {siteDir}: LoadContext,
  {id}: PluginOptions,
): LockedArea {
  const folder = join(siteDir, sealedFolder, id);
  if (!existsSync(folder)) {
    throw new Error(
      `found neither docs/${id} nor ${sealedFolder}/${id}, expected the pages of the locked area "${id}" in one of them.`,
    );
  }
  return {
    async writeStubs() {
      await fill(
        join(siteDir, stubFolder, id),
        await contentOf(join(folder, 'docs')),
      );
    },
    async seal() {
      await putSealedPrints(siteDir, id);
      return contentOf(join(folder, 'site'));
    },
    sources: [folder],
    watched: [join(folder, '**/*')],
  };
}
