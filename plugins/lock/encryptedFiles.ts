import {join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Secret} from './check/phrases';
import {fill, put} from './files';
import {lockedAssetFolder} from './folders';
import type {SealedArea} from './sealArea';

export type EncryptedFiles = {
  /** Replaces the files with those of a newly sealed area. */
  readonly take: (area: SealedArea) => Promise<void>;
  /** The bundler configuration that serves the files in development. */
  readonly served: (isServer: boolean) => object;
  /** Writes the files to a built site, and returns the secrets that must not be readable there. */
  readonly publish: {
    readonly writeFiles: (props: Pick<Props, 'outDir'>) => Promise<void>;
    readonly secrets: () => readonly Secret[];
  };
};

/**
 * Holds the encrypted files of an area. In development they are served from disk. A build writes
 * them to the site.
 */
export function encryptedFiles(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  id: string,
): EncryptedFiles {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directory = join(siteDir, lockedAssetFolder, id);
  let area: SealedArea | undefined;
  return {
    async take(next) {
      area = next;
      if (isDevelopment) {
        await fill(directory, next.siteFiles);
      }
    },
    served: (isServer) =>
      isDevelopment && !isServer
        ? {devServer: {static: [{publicPath: baseUrl, directory}]}}
        : {},
    publish: {
      async writeFiles({outDir}) {
        for (const [path, bytes] of area?.siteFiles ?? []) {
          await put(join(outDir, path), bytes);
        }
      },
      secrets: () => area?.secrets ?? [],
    },
  };
}
