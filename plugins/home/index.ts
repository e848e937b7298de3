import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {remembering} from '../lock/tree/remembering';
import {sealing} from '../areas/sealing';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts} from '../site/siteParts';
import {encryptedFiles} from '../lock/encryptedFiles';
import {lockFile} from '../lock/folders';
import type {SealedPage} from '../lock/format/types';
import {readLock} from '../lock/lockFile';
import {loadersModule} from '../lock/stubs';
import {pageVocabulary} from '../features/authorComponents';
import {sealArea, type SealedArea, type SealedBlob} from '../lock/sealArea';

/** The source of the home page below its hero. */
const TEXT = 'world/home.mdx';

/** The id of the home page, used in place of an area's. */
const HOME = 'home';

function homeSealer(context: LoadContext): () => Promise<SealedArea> {
  const {siteDir, siteConfig} = context;
  const how = sealing(context, HOME);
  const compile = how.createCompiler(new Map());
  const [once, onceFile] = [remembering<string>(), remembering<SealedBlob>()];
  const {title} = siteConfig;
  return () =>
    sealArea(
      {
        ...how,
        describe: () => Promise.resolve({}),
        lock: readLock(join(siteDir, lockFile)),
        siteDir,
        root: join(siteDir, 'docs'),
        compile,
        once,
        onceFile,
      },
      {
        assets: [],
        pages: [{source: TEXT, path: TEXT, title, address: '/'}],
      },
    );
}

/** Seals the home page if the whole site is locked, so that the build contains only its ciphertext. */
export default function lockedHomePlugin(
  context: LoadContext,
): PublishingPlugin<SealedArea> | null {
  if (!siteParts(context).isAllLocked) {
    return null;
  }
  const {siteDir} = context;
  const folder = join(siteDir, 'plugins/home/theme');
  const seal = homeSealer(context);
  const files = encryptedFiles(context, HOME);
  return {
    name: 'home',

    async loadContent() {
      const home = await seal();
      await files.take(home);
      return home;
    },

    async contentLoaded({content: {pages, scopes}, actions}) {
      const [page] = pages;
      const scope = scopes[page?.scope ?? ''];
      if (page === undefined || scope === undefined) {
        throw new Error(
          `${TEXT}: found no text for the home page, expected a Markdown page.`,
        );
      }
      const {data, hashes} = page;
      const sealed: SealedPage = {scope, data, hashes};
      await actions.createData('home.json', JSON.stringify(sealed));
      await actions.createData(
        'components.js',
        loadersModule(pageVocabulary.imported),
      );
    },

    configureWebpack(_config, isServer) {
      return {
        ...files.served(isServer),
        resolve: {
          alias: {
            [join(folder, 'HomeContent')]: join(folder, 'LockedHomeContent'),
          },
        },
      };
    },

    getPathsToWatch() {
      return [join(siteDir, TEXT), join(siteDir, lockFile)];
    },

    publish: files.publish,
  };
}
