import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {fill, put, type Files} from './files';
import {lockedAssetFolder} from './folders';

/** The encrypted files of locked pages. */
export type EncryptedFiles = {
  /** Replaces the files. */
  readonly take: (files: Files) => Promise<void>;
  /** The bundler configuration that serves them in development. */
  readonly served: (isServer: boolean) => object;
  /** Writes them to a built site. */
  readonly write: (outDir: string) => Promise<void>;
};

/** Holds the encrypted files of an area. In development they are served from disk; a build writes them to the site. */
export function encryptedFiles(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  id: string,
): EncryptedFiles {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directory = join(siteDir, lockedAssetFolder, id);
  let files: Files = new Map();
  return {
    async take(next) {
      files = next;
      if (isDevelopment) {
        await fill(directory, files);
      }
    },
    served: (isServer) =>
      isDevelopment && !isServer
        ? {devServer: {static: [{publicPath: baseUrl, directory}]}}
        : {},
    async write(outDir) {
      for (const [path, bytes] of files) {
        await put(join(outDir, path), bytes);
      }
    },
  };
}
