import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {SignedManifest} from '@engine/docs-lock/method/manifest';
import type {Bytes} from '@engine/docs-lock/method/types';
import {areaById} from '../../src/site/contentAreas';
import {
  lockFile,
  manifestFile,
  sealedFolder,
  stubFolder,
} from '@engine/docs-lock/lockedFolders';
import {fill, readContent} from '@engine/docs-lock/seal/folder';
import {
  PAGES,
  publish,
  stubPath,
  writeStubs,
  type AreaFolders,
} from './areaStubs';
import type {LockedArea} from './lockedArea';
import {getMdxOptions} from './mdxOptions';
import type {PluginOptions} from './options';
import {pageCompiler} from '../pages/compilePage';
import {readLock} from '@engine/docs-lock/seal/readLock';
import {sealArea, type PlacedPage, type SealedArea} from './sealArea';
import {remembering} from '@engine/page-tree/remembering';
import {sealSources, type SourceKeys} from '@engine/docs-lock/seal/sealSources';
import {signArea, withManifest} from './signArea';
import type {Signing} from '@engine/docs-lock/seal/signing';
import {listFiles} from './listFiles';

/** The pages that Docusaurus will build, with the source files. */
function listPages(
  {loadedVersions}: LoadedContent,
  paths: readonly string[],
  {id, baseUrl}: {readonly id: string; readonly baseUrl: string},
): readonly PlacedPage[] {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const bySource = new Map(docs.map((doc) => [doc.source, doc]));
  return paths.flatMap((path) => {
    const doc = bySource.get(`@site/${stubFolder}/${id}/${stubPath(path)}`);
    return doc === undefined
      ? []
      : [
          {
            path: `docs/${id}/${path}`,
            // Pages of areas that share a scope may have the same name.
            id: `${id}/${doc.id}`,
            title: doc.title,
            address: `/${doc.permalink.slice(baseUrl.length)}`,
          },
        ];
  });
}

function prefixed<Content>(
  folder: string,
  files: ReadonlyMap<string, Content>,
): readonly (readonly [string, Content])[] {
  return [...files].map(([path, content]) => [`${folder}/${path}`, content]);
}

/**
 * Signs what is sealed, and writes ciphertext and encrypted sources to the repository.
 *
 * @throws Error without an author's key: anyone with write access to the repository could forge all
 * of it.
 */
async function signForRepository(
  {context, id, folder, stubDir}: AreaFolders,
  area: SealedArea,
  {signing, ...keys}: SourceKeys & {readonly signing: Signing},
): Promise<SignedManifest> {
  if (signing.by !== 'author') {
    throw new Error(
      `${lockFile}: found no signer, expected one before ${sealedFolder}/ is written: run "npm run lock -- key".`,
    );
  }
  const docs = await readContent(stubDir);
  const stubs = new Map([...docs].filter(([path]) => path.endsWith('.mdx')));
  const sources = await sealSources(keys, id, folder);
  const signed = await signArea(signing, id, {...area, stubs, sources});
  await fill(
    join(context.siteDir, sealedFolder, id),
    new Map<string, string | Uint8Array>([
      ...prefixed('docs', docs),
      ...prefixed('site', area.siteFiles),
      ['sources.json', JSON.stringify(sources)],
      [manifestFile, JSON.stringify(signed)],
    ]),
  );
  return signed;
}

/** Creates the sealer of an area, which caches its keys and results. */
function createSealer(
  place: AreaFolders,
  {stubs, sealing}: PluginOptions,
): LockedArea['seal'] {
  const {context, id, folder} = place;
  const {siteDir, baseUrl} = context;
  const {keyFor} = sealing;
  const [once, onceFile] = [remembering<string>(), remembering<Bytes>()];
  const addresses = new Map<string, string>();
  const {markdown} = sealing;
  const compile = pageCompiler(
    getMdxOptions(context, {stubs, markdown, addresses}),
  );
  return async (content) => {
    const paths = await listFiles(folder, PAGES);
    const pages = listPages(content, paths, {id, baseUrl});
    for (const {path, address} of pages) {
      addresses.set(`@site/${path}`, `${baseUrl}${address.slice(1)}`);
    }
    const lock = await readLock(siteDir);
    const area = await sealArea(
      {...sealing, siteDir, compile, lock, once, onceFile},
      {
        id,
        label: areaById(id)?.label ?? id,
        pages,
        assets: await sealing.readFiles(),
      },
    );
    await publish(place, area);
    const signing = await sealing.signing();
    const signed = sealing.toRepository
      ? await signForRepository(place, area, {lock, keyFor, signing})
      : await signArea(signing, id, area);
    return withManifest(area.siteFiles, id, signed);
  };
}

/** A locked area whose pages are in docs/ as plain sources. */
export function areaFromPages(
  context: LoadContext,
  options: PluginOptions,
): LockedArea {
  const {siteDir} = context;
  const {id} = options;
  const folder = join(siteDir, 'docs', id);
  const stubDir = join(siteDir, stubFolder, id);
  const served = options.sealing.onDemand
    ? new Map<string, string>()
    : undefined;
  const place = {context, id, folder, stubDir, ...(served && {served})};
  return {
    writeStubs: () => writeStubs(place),
    sources: [folder],
    seal: createSealer(place, options),
    readSealed: async (file) =>
      served?.get(file) ?? (await readFile(file, 'utf8')),
    watched: [join(folder, '**/*'), join(siteDir, lockFile)],
  };
}
