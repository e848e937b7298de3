import {existsSync} from 'node:fs';
import {readFile, rm, stat} from 'node:fs/promises';
import {basename, extname, join, relative, resolve} from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageCompiler} from '../pages/compilePage';
import {readPdfs} from '../search/build/readPdfs';
import {checkLeaks} from './check/checkLeaks';
import {addLockCommand} from './cli';
import {listFiles} from './files';
import {lockDocs} from './lockDocs';
import {getMdxOptions} from './mdxOptions';
import type {PluginOptions} from './options';
import {keyMaker} from './scopeKeys';
import type {Sealing, SourceFile} from './sealing';

/** Lists the files among the pages below some paths. */
async function listSourceFiles(
  root: string,
  paths: readonly string[],
): Promise<readonly SourceFile[]> {
  const found = await listFiles(root, [
    ...paths.map((path) => `${path.slice(1)}/**/*`),
    '!**/*.{md,mdx}',
    '!**/_category_.*',
  ]);
  return Promise.all(
    found.map(async (path) => ({
      link: encodeURI(`/${path}`),
      name: basename(path),
      ext: extname(path).slice(1).toLowerCase(),
      size: (await stat(join(root, path))).size,
    })),
  );
}

/** Creates the sealing for pages that use nothing beyond Docusaurus. */
function plainSealing(
  context: LoadContext,
  {docs, paths, components}: PluginOptions,
): Sealing {
  const folder = resolve(context.siteDir, docs.path);
  return {
    keyFor: keyMaker(),
    createCompiler: (addresses) =>
      pageCompiler(getMdxOptions(context, {folder, markdown: docs, addresses})),
    vocabulary: {
      everywhere: [],
      imported: components,
      listedIn: 'the option "components" of the lock plugin',
    },
    listRecords: () => [],
    describe: () => Promise.resolve({}),
    modules: [],
    readFiles: () => listSourceFiles(folder, paths),
    onDemand: process.env.NODE_ENV !== 'production',
  };
}

/** Reads the phrases that may be public, one per line, without comments that begin with #. */
async function readAllowed(siteDir: string): Promise<readonly string[]> {
  const file = join(siteDir, 'lock.allow');
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
}

/** A docs plugin whose pages are encrypted. README.md explains its use. */
export default async function lockPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir} = context;
  const {docs, paths, hint} = options;
  const folder = resolve(siteDir, docs.path);
  const lockFile = join(siteDir, options.lockFile);
  const {publish, ...plugin} = await lockDocs(context, {
    id: options.id,
    folder,
    include: paths.map((path) => `${path.slice(1)}/**/*.{md,mdx}`),
    root: folder,
    lockFile,
    hint,
    createDocs: (path) => docsPlugin(context, {...docs, path}),
    sealing: plainSealing(context, options),
  });
  return {
    ...plugin,

    extendCli(cli) {
      plugin.extendCli?.(cli);
      addLockCommand(cli, lockFile);
    },

    async postBuild({outDir, content: {loadedVersions}}) {
      await publish.writeFiles({outDir});
      const titles = loadedVersions.flatMap((version) =>
        version.docs.map(({title}) => title),
      );
      const {leaks} = await checkLeaks(outDir, {
        secrets: publish.secrets(),
        allowed: [...titles, ...(await readAllowed(siteDir))],
        readPdfs: (staticDir) =>
          readPdfs({
            staticDir,
            cacheDir: join(siteDir, '.docusaurus/pdf-text'),
          }),
      });
      const [leak] = leaks;
      if (leak !== undefined) {
        await rm(outDir, {recursive: true, force: true});
        throw new Error(
          `${relative(siteDir, outDir)}/${leak.file}: found "${leak.phrase}" from ${leak.where}, expected no content of locked pages. The folder has been deleted.`,
        );
      }
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
