import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Bytes, SealedPage} from '@engine/docs-lock/method/types';
import {lockFile} from '@engine/docs-lock/lockedFolders';
import {pageCompiler} from '../pages/compilePage';
import {encryptedFiles, type SiteFiles} from './encryptedFiles';
import {getMdxOptions} from './mdxOptions';
import {sealing} from '../areas/sealing';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts} from '../site/siteParts';
import type {Sealing} from './options';
import {putPrints} from '@engine/docs-lock/seal/putPrints';
import {readLock} from '@engine/docs-lock/seal/readLock';
import {sealArea} from './sealArea';
import {remembering} from '@engine/page-tree/remembering';
import {signArea, withManifest} from './signArea';

/** The source of the home page below its hero. */
const TEXT = 'world/home.mdx';

/** The id of the home page in place of an area's. */
const HOME = 'home';

/** What is published of the home page, and the files that it needs. */
type Home = {
  readonly sealed: SealedPage;
  readonly siteFiles: SiteFiles;
};

/** Creates the sealer of the home page. */
function homeSealer(context: LoadContext, how: Sealing): () => Promise<Home> {
  const {siteDir, siteConfig} = context;
  const stubs = {id: HOME, admonitions: true};
  const compile = pageCompiler(
    getMdxOptions(context, {
      stubs,
      markdown: how.markdown,
      addresses: new Map(),
    }),
  );
  const [once, onceFile] = [remembering<string>(), remembering<Bytes>()];
  return async () => {
    const lock = await readLock(siteDir);
    const {title} = siteConfig;
    const area = await sealArea(
      {
        ...how,
        describePage: () => Promise.resolve({entries: []}),
        readCover: () => Promise.resolve(undefined),
        ...{siteDir, compile, lock, once, onceFile},
      },
      {
        ...{id: HOME, label: title, assets: []},
        pages: [{path: TEXT, id: HOME, title, address: '/'}],
      },
    );
    const {texts, scopes, siteFiles, prints} = area;
    await putPrints(siteDir, HOME, {from: 'pages', sources: '', prints});
    const [text] = texts;
    const scope = scopes[text?.scope ?? ''];
    if (text === undefined || scope === undefined) {
      throw new Error(`${TEXT}: found nothing to seal, expected a page.`);
    }
    const {doc, data, hashes} = text;
    const signed = await signArea(await how.signing(), HOME, {
      ...area,
      // The home page has no search records.
      search: [],
    });
    return {
      sealed: {doc, data, hashes, scope},
      siteFiles: withManifest(siteFiles, HOME, signed),
    };
  };
}

/** Seals the home page if the whole site is locked, so that the build contains only its ciphertext. */
export default function lockedHomePlugin(
  context: LoadContext,
): PublishingPlugin<Home> | null {
  if (!siteParts(context).isAllLocked) {
    return null;
  }
  const {siteDir} = context;
  const pages = join(siteDir, 'src', 'pages');
  const seal = homeSealer(context, sealing(context, HOME));
  const files = encryptedFiles(context, HOME);
  return {
    name: 'locked-home',

    async loadContent() {
      const home = await seal();
      await files.take(home.siteFiles);
      return home;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content.sealed));
    },

    configureWebpack(_config, isServer) {
      return {
        ...files.served(isServer),
        resolve: {
          alias: {
            [join(pages, '_homeContent')]: join(
              pages,
              '_lockedHomeContent.tsx',
            ),
          },
        },
      };
    },

    getPathsToWatch() {
      return [join(siteDir, TEXT), join(siteDir, lockFile)];
    },

    publish: {writeFiles: ({outDir}) => files.write(outDir)},
  };
}
