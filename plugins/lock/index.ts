import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {remembering} from './tree/remembering';
import {encryptedFiles, type EncryptedFiles} from './encryptedFiles';
import {lockFile, stubFolder} from './folders';
import {readLock} from './lockFile';
import type {Options} from './options';
import {refuseCopies} from './refuseCopies';
import {sealArea, type SealedArea, type SealedBlob} from './sealArea';
import type {LockedPage} from './sealPage';
import type {LoaderOptions} from './sealedLoader';
import {sealOnDemand} from './sealOnDemand';
import {createStubs, listPages, stubSource} from './stubs';

/** Makes the bundler ask for the ciphertext of stubs when it needs it. */
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
  {id, folder, baseUrl}: Readonly<Record<'id' | 'folder' | 'baseUrl', string>>,
): Promise<readonly LockedPage[]> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const bySource = new Map(docs.map((doc) => [doc.source, doc]));
  return (await listPages(folder)).flatMap((path) => {
    const doc = bySource.get(stubSource(id, path));
    return doc === undefined
      ? []
      : [
          {
            source: `docs/${id}/${path}`,
            path,
            title: doc.title,
            address: `/${doc.permalink.slice(baseUrl.length)}`,
          },
        ];
  });
}

/** Creates the sealer of an area, which caches its results. */
function createSealer(
  context: LoadContext,
  {id, sealing}: Options,
): (content: LoadedContent) => Promise<SealedArea> {
  const {siteDir, baseUrl} = context;
  const [once, onceFile] = [remembering<string>(), remembering<SealedBlob>()];
  const addresses = new Map<string, string>();
  const compile = sealing.createCompiler(addresses);
  return async (content) => {
    const folder = join(siteDir, 'docs', id);
    const pages = await listBuiltPages(content, {id, folder, baseUrl});
    for (const {source, address} of pages) {
      addresses.set(`@site/${source}`, `${baseUrl}${address.slice(1)}`);
    }
    const lock = readLock(join(siteDir, lockFile));
    return sealArea(
      {...sealing, siteDir, compile, lock, once, onceFile},
      {pages, assets: await sealing.readFiles()},
    );
  };
}

/** A docs plugin instance whose pages are encrypted: Docusaurus sees only their stubs. */
export default async function lockPlugin(
  context: LoadContext,
  options: Options,
): Promise<Plugin<LoadedContent> & Pick<EncryptedFiles, 'publish'>> {
  const {siteDir} = context;
  const {id, sealing} = options;
  await refuseCopies(siteDir, id, context.i18n.currentLocale);
  const folder = join(siteDir, 'docs', id);
  const stubs = createStubs(context, {id, folder}, sealing);
  await stubs.write();
  const docs = await options.createDocs(`${stubFolder}/${id}`);
  const files = encryptedFiles(context, id);
  const seal = createSealer(context, options);
  const passwords = join(siteDir, lockFile);
  const onDemand = sealOnDemand(
    {folders: [folder], files: [passwords]},
    async (content: LoadedContent) => {
      const area = await seal(content);
      await stubs.publish(area);
      await files.take(area);
    },
  );
  const {sealed} = onDemand;
  const include = join(siteDir, stubFolder, id);
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
        ...(sealing.onDemand ? withLoader(own, include, loader) : own),
        ...files.served(isServer),
      };
    },

    publish: files.publish,
  };
}
