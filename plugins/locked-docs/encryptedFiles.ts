import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {
  lockedAssetFolder,
  getScriptListPath,
} from '@engine/docs-lock/lockedFolders';
import {fill, put} from '@engine/docs-lock/seal/folder';
import {listFiles} from './listFiles';

/** Files of the site, by path. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** The encrypted files of locked pages. */
export type EncryptedFiles = {
  /** Replaces the files. */
  readonly take: (files: SiteFiles) => Promise<void>;
  /** The bundler configuration that serves them in development. */
  readonly served: (isServer: boolean) => object;
  /** Writes them to a built site. */
  readonly write: (outDir: string) => Promise<void>;
};

/** Records which scripts of a built site hold sealed parts of an area, for verification. */
async function noteScripts(outDir: string, id: string): Promise<void> {
  const signs = ['"kekSalt":"', `"doc":"${id}/`, `"doc":"${id}"`];
  const named = await Promise.all(
    (await listFiles(outDir, 'assets/js/*.js')).map(async (path) => {
      const text = await readFile(join(outDir, path), 'utf8');
      return signs.some((sign) => text.includes(sign)) ? [path] : [];
    }),
  );
  await put(join(outDir, getScriptListPath(id)), JSON.stringify(named.flat()));
}

/** Holds the encrypted files of an area. In development they are served from disk; a build writes them to the site. */
export function encryptedFiles(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  id: string,
): EncryptedFiles {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directory = join(siteDir, lockedAssetFolder, id);
  let files: SiteFiles = new Map();
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
      await noteScripts(outDir, id);
    },
  };
}
