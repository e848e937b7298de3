import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {lockFile, stubFolder} from '@engine/docs-lock/lockedFolders';
import {encryptedFiles} from './encryptedFiles';
import type {PublishingPlugin} from '../publish/publisher';
import type {PluginOptions} from './options';
import {areaFromPages} from './areaFromPages';
import {areaFromRepository} from './areaFromRepository';
import {judgeDemo} from '@engine/docs-lock/seal/readLock';
import {refuseCopies} from './refuseCopies';
import type {LoaderOptions} from './sealedLoader';
import {sealOnDemand} from './sealOnDemand';

/** Adds a rule to a bundler configuration. */
function withRule(configured: object, rule: object): object {
  const {module} = configured as {
    readonly module?: {readonly rules?: readonly object[]};
  };
  const rules = [...(module?.rules ?? []), rule];
  return {...configured, module: {...module, rules}};
}

/** A docs plugin instance whose pages are encrypted: Docusaurus sees only their stubs. */
export default async function lockedDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<PublishingPlugin<LoadedContent>> {
  const {siteDir} = context;
  const {id, sealing} = options;
  await refuseCopies(siteDir, id, context.i18n.currentLocale);
  await judgeDemo(siteDir, sealing.strict);
  const area = existsSync(join(siteDir, 'docs', id))
    ? areaFromPages(context, options)
    : areaFromRepository(context, options);
  await area.writeStubs();
  const docs = await options.docs.default(context, options.stubs as never);
  const files = encryptedFiles(context, id);
  const onDemand = sealOnDemand(
    {folders: area.sources, files: [join(siteDir, lockFile)]},
    async (content: LoadedContent) => files.take(await area.seal(content)),
  );
  const {readSealed, sources: folders} = area;
  const {sealed} = onDemand;
  const loaderOptions: LoaderOptions = {sealed, readSealed, folders};
  const sealedRule = {
    test: /\.json$/,
    include: join(siteDir, stubFolder, id),
    type: 'json',
    use: [{loader: join(__dirname, 'loader.cjs'), options: loaderOptions}],
  };
  return {
    ...docs,

    async loadContent() {
      await area.writeStubs();
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
        ...area.watched,
      ];
    },

    configureWebpack(...parts) {
      const [, isServer] = parts;
      const own = docs.configureWebpack?.(...parts) ?? {};
      return {
        ...(sealing.onDemand ? withRule(own, sealedRule) : own),
        ...files.served(isServer),
      };
    },

    publish: {writeFiles: ({outDir}) => files.write(outDir)},
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
