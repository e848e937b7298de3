import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {ornament} from '../../world/ornament';
import type {LoadContext} from '@docusaurus/types';
import {getFilePath} from '../../src/shared/model/movedPage';
import {openAreas} from '../../src/site/contentAreas';
import {listOpenDocs, type OpenDoc} from '../pages/openDocs';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts} from '../site/siteParts';
import {addCard} from './addCard';
import {drawCard} from './drawCard';
import {readColors} from './readColors';
import {nameCard, renderCard} from './renderCard';

/** Folder of the cards on the site; their names are digests of their content. */
const FOLDER = 'assets/cards';

/** The absolute addresses of the cards of public pages, by the path of the page in the build. */
type PageCards = Map<string, string>;

/** Reads the style sheets that colors come from. */
async function readTokens(siteDir: string): Promise<[string, string]> {
  return Promise.all([
    readFile(join(siteDir, 'src/css/tokens.css'), 'utf8'),
    readFile(join(siteDir, 'world/tokens.css'), 'utf8'),
  ]);
}

/** Draws the card of each page; returns the drawings by the path of the page in the build. */
async function drawCards(
  pages: readonly OpenDoc[],
  {siteDir, siteConfig: {title: site}, baseUrl}: LoadContext,
): Promise<ReadonlyMap<string, string>> {
  const [tokens, worldTokens] = await readTokens(siteDir);
  return new Map(
    pages.map(({doc: {title, permalink}, area}) => [
      getFilePath(permalink.replace(baseUrl, '/')),
      drawCard({
        title,
        area: area.label,
        site,
        colors: readColors(tokens, worldTokens, area.id),
        ornament,
      }),
    ]),
  );
}

type Parts = {readonly isBuild: boolean};

/** Creates the preview pictures of public pages: title, area, and site in their colors. */
export default function socialCardsPlugin(
  context: LoadContext,
  _options: unknown,
  {isBuild}: Parts = siteParts(context),
): PublishingPlugin | null {
  if (!isBuild) {
    return null;
  }
  let drawings: ReadonlyMap<string, string> = new Map();
  const pageCards: PageCards = new Map();
  const {siteDir, siteConfig, baseUrl} = context;
  const cacheDir = join(siteDir, '.cache/cards');
  return {
    name: 'social-cards',

    // Addresses are known early, because pages are finished while cards are rendered.
    async allContentLoaded({allContent}) {
      drawings = await drawCards(listOpenDocs(allContent, openAreas), context);
      pageCards.clear();
      for (const [path, svg] of drawings) {
        const address = `${baseUrl}${FOLDER}/${nameCard(svg)}`;
        pageCards.set(path, new URL(address, siteConfig.url).href);
      }
    },

    publish: {
      async writeFiles({outDir}) {
        await mkdir(join(outDir, FOLDER), {recursive: true});
        await Promise.all(
          [...drawings.values()].map(async (svg) => {
            const bytes = await renderCard(svg, cacheDir);
            await writeFile(join(outDir, FOLDER, nameCard(svg)), bytes);
          }),
        );
      },
      finishPages: () => cardSetter(pageCards),
    },
  };
}

/** Creates the function that adds its card to each page. */
function cardSetter(pageCards: PageCards) {
  return (html: string, path: string): string => {
    const address = pageCards.get(path);
    return address === undefined ? html : addCard(html, address);
  };
}
