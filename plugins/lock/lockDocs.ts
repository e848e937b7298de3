import {join, relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {remembering} from './tree/remembering';
import {encryptedFiles, type EncryptedFiles} from './encryptedFiles';
import {listFiles} from './files';
import {stubFolder} from './folders';
import type {LockFile} from './format/types';
import {readLock} from './lockFile';
import type {LockedDocs} from './sealing';
import {refuseCopies} from './refuseCopies';
import {sealArea, type SealedArea, type SealedBlob} from './sealArea';
import type {LockedPage} from './sealPage';
import type {LoaderOptions} from './sealedLoader';
import {sealOnDemand} from './sealOnDemand';
import {createStubs, stubSource, type StubSources} from './stubs';

/** Makes the bundler request the ciphertext of stubs when needed. */
function withLoader(
  configured: object,
  include: string,
  options: LoaderOptions,
): object {
  const {module} = configured as {
    readonly module?: {readonly rules?: readonly object[]};
  };
  const rule = {
    test: /\.json$/,
    include,
    type: 'json',
    use: [{loader: join(__dirname, 'loader.cjs'), options}],
  };
  return {
    ...configured,
    module: {...module, rules: [...(module?.rules ?? []), rule]},
  };
}

/** Lists the pages that Docusaurus will build, with their source files. */
async function listBuiltPages(
  {loadedVersions}: LoadedContent,
  {siteDir, baseUrl}: LoadContext,
  {id, folder, listPages}: StubSources,
): Promise<readonly LockedPage[]> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const bySource = new Map(docs.map((doc) => [doc.source, doc]));
  return (await listPages()).flatMap((path) => {
    const doc = bySource.get(stubSource(id, path));
    return doc === undefined
      ? []
      : [
          {
            source: relative(siteDir, join(folder, path)),
            path,
            title: doc.title,
            address: `/${doc.permalink.slice(baseUrl.length)}`,
          },
        ];
  });
}

function stubSources({id, folder, include}: LockedDocs): StubSources {
  const patterns = [...include, '!**/_*', '!**/_*/**'];
  return {id, folder, listPages: () => listFiles(folder, patterns)};
}

/** Adds a hint to the paths that have none. */
function withHint(lock: LockFile, hint: string | undefined): LockFile {
  const paths = Object.entries(lock.paths).map(([path, list]) => [
    path,
    {...(hint !== undefined && {hint}), ...list},
  ]);
  return {...lock, paths: Object.fromEntries(paths) as LockFile['paths']};
}

/** Creates the sealer of an area, which caches its results. */
function createSealer(
  context: LoadContext,
  {sealing, root, lockFile, hint}: LockedDocs,
  sources: StubSources,
): (content: LoadedContent) => Promise<SealedArea> {
  const {siteDir, baseUrl} = context;
  const [once, onceFile] = [remembering<string>(), remembering<SealedBlob>()];
  const addresses = new Map<string, string>();
  const compile = sealing.createCompiler(addresses);
  return async (content) => {
    const pages = await listBuiltPages(content, context, sources);
    for (const {source, address} of pages) {
      addresses.set(`@site/${source}`, `${baseUrl}${address.slice(1)}`);
    }
    const lock = withHint(readLock(lockFile), hint);
    return sealArea(
      {...sealing, siteDir, root, compile, lock, once, onceFile},
      {pages, assets: await sealing.readFiles()},
    );
  };
}

/** A docs plugin instance whose pages are encrypted: Docusaurus sees only their stubs. */
export async function lockDocs(
  context: LoadContext,
  options: LockedDocs,
): Promise<Plugin<LoadedContent> & Pick<EncryptedFiles, 'publish'>> {
  const {siteDir} = context;
  const {id, folder, lockFile: passwords, sealing} = options;
  await refuseCopies(siteDir, id, context.i18n.currentLocale);
  const sources = stubSources(options);
  const stubs = createStubs(context, sources, sealing);
  await stubs.write();
  const docs = await options.createDocs(`${stubFolder}/${id}`);
  const files = encryptedFiles(context, id);
  const seal = createSealer(context, options, sources);
  const onDemand = sealOnDemand(options, async (content: LoadedContent) => {
    const area = await seal(content);
    await stubs.publish(area);
    await files.take(area);
  });
  const {sealed} = onDemand;
  const stubDir = join(siteDir, stubFolder, id);
  const loader: LoaderOptions = {sealed, read: stubs.read, folder};
  return {
    ...docs,

    async loadContent() {
      await stubs.write();
      const content = (await docs.loadContent?.()) ?? {loadedVersions: []};
      onDemand.offer(content);
      if (!sealing.onDemand) {
        await sealed();
      }
      return content;
    },

    getThemePath: () => join(__dirname, 'theme'),

    getPathsToWatch() {
      const inner = docs.getPathsToWatch?.() ?? [];
      return [
        ...inner.filter((path) => !path.includes(`/${stubFolder}/`)),
        join(folder, '**/*'),
        passwords,
      ];
    },

    configureWebpack(...parts) {
      const [, isServer] = parts;
      const own = docs.configureWebpack?.(...parts) ?? {};
      return {
        ...(sealing.onDemand ? withLoader(own, stubDir, loader) : own),
        ...files.served(isServer),
      };
    },

    publish: files.publish,
  };
}
