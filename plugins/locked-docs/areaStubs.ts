import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {scopesFile, searchFile} from '@engine/docs-lock/lockedFolders';
import {digestSources} from '@engine/docs-lock/seal/digestSources';
import {fill, put, putWhereMissing} from '@engine/docs-lock/seal/folder';
import {putPrints} from '@engine/docs-lock/seal/putPrints';
import {listFiles} from './listFiles';
import type {SealedArea} from './sealArea';
import {stubText} from './stubText';

/** Patterns of the pages of an area. */
export const PAGES = ['**/*.{md,mdx}', '!**/_*', '!**/_*/**'];

/** The path of a page's stub in the area. */
export function stubPath(path: string): string {
  return path.replace(/\.mdx?$/, '.mdx');
}

function ciphertextPath(path: string): string {
  return path.replace(/\.mdx?$/, '.sealed.json');
}

/** The stubs of an area: the public part of each page, its ciphertext, and the passwords. */
function sealedFiles(
  id: string,
  {scopes, search, texts}: SealedArea,
): ReadonlyMap<string, string> {
  const inArea = (path: string): string => path.slice(`docs/${id}/`.length);
  return new Map([
    [scopesFile, JSON.stringify(scopes)],
    [searchFile, JSON.stringify(search)],
    ...texts.map(
      ({path, doc, scope, data, hashes}) =>
        [
          ciphertextPath(inArea(path)),
          JSON.stringify({doc, scope, data, hashes}),
        ] as const,
    ),
  ]);
}

/** The folders of a locked area. */
export type AreaFolders = {
  readonly context: LoadContext;
  readonly id: string;
  /** Folder of the pages. */
  readonly folder: string;
  /** Folder of their stubs. */
  readonly stubDir: string;
  /**
   * In development, the ciphertext of stubs by file. On disk it would be a changed source, and the
   * bundler would compile a second time.
   */
  readonly served?: Map<string, string>;
};

/** Creates the stubs of an area's pages, without their ciphertext. */
async function buildStubs({
  context,
  folder,
}: AreaFolders): Promise<readonly (readonly [string, string])[]> {
  const {parseFrontMatter} = context.siteConfig.markdown;
  return Promise.all(
    (await listFiles(folder, PAGES)).map(async (path) => {
      const filePath = join(folder, path);
      const {frontMatter} = await parseFrontMatter({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return [stubPath(path), stubText(path, frontMatter)] as const;
    }),
  );
}

/** Writes the stubs of an area, and removes stale ones, which a killed build may have left. */
export async function writeStubs(place: AreaFolders): Promise<void> {
  const {stubDir} = place;
  const stubs = await buildStubs(place);
  const sealed = [
    scopesFile,
    searchFile,
    ...stubs.map(([path]) => ciphertextPath(path)),
  ];
  const known = new Set([...sealed, ...stubs.map(([path]) => path)]);
  for (const path of await listFiles(stubDir)) {
    if (!known.has(path)) {
      await rm(join(stubDir, path));
    }
  }
  for (const [path, text] of stubs) {
    await put(join(stubDir, path), text);
  }
  // The imports of stubs must resolve, even if their content is sealed later.
  for (const path of sealed) {
    await putWhereMissing(join(stubDir, path), '{}');
  }
}

/** Writes public files to where the docs plugin reads them, and fingerprints to where the leak check does. */
export async function publish(
  place: AreaFolders,
  area: SealedArea,
): Promise<void> {
  const {context, id, folder, stubDir, served} = place;
  const {prints} = area;
  const sealed = sealedFiles(id, area);
  if (served) {
    for (const [path, text] of sealed) {
      served.set(join(stubDir, path), text);
    }
  } else {
    const files = [...(await buildStubs(place)), ...sealed];
    await fill(stubDir, new Map<string, string | Uint8Array>(files));
  }
  const sources = await digestSources(folder);
  await putPrints(context.siteDir, id, {from: 'pages', sources, prints});
}
