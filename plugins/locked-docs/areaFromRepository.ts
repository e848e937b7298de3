import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {
  lockFile,
  manifestFile,
  sealedFolder,
  getManifestPath,
  stubFolder,
} from '@engine/docs-lock/lockedFolders';
import {checkSealed} from '@engine/docs-lock/seal/checkSealed';
import {readContent, fill} from '@engine/docs-lock/seal/folder';
import type {LockedArea} from './lockedArea';
import type {PluginOptions} from './options';
import {putSealedPrints} from '@engine/docs-lock/seal/putPrints';

/**
 * A locked area of which the repository holds only ciphertext. Building it takes no password.
 *
 * @throws Error if the ciphertext is missing, or differs from what was signed or from lock.json.
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
      await checkSealed(siteDir, id);
      await fill(
        join(siteDir, stubFolder, id),
        await readContent(join(folder, 'docs')),
      );
    },
    async seal() {
      const {files} = await checkSealed(siteDir, id);
      await putSealedPrints(siteDir, id);
      const manifest = await readFile(join(folder, manifestFile));
      return new Map([...files, [getManifestPath(id), manifest]]);
    },
    readSealed: (file) => readFile(file, 'utf8'),
    sources: [folder],
    watched: [join(folder, '**/*'), join(siteDir, lockFile)],
  };
}
