import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {cp, mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import type {FinishPage} from '../../publish/publisher';
import socialCardsPlugin from '..';
import {openAreas} from '../../../src/site/contentAreas';

const area = openAreas[0]?.id ?? '';

function doc(name: string, folder = 'docs') {
  return {
    source: `@site/${folder}/${area}/${name}.md`,
    permalink: `/world/${area}/${name}.html`,
    title: name,
    draft: false,
    unlisted: false,
  };
}

let siteDir = '';
let setCard: FinishPage = (html) => html;
const folder = () => join(siteDir, 'build/assets/cards');

/** Makes the cards of pages, as a build does. */
async function makeCards(...docs: readonly object[]): Promise<void> {
  const context = {
    siteDir,
    siteConfig: {title: 'World', url: 'https://vale.example'},
    baseUrl: '/world/',
  } as unknown as LoadContext;
  const plugin = socialCardsPlugin(context, {}, {isBuild: true});
  await plugin?.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {[area]: {loadedVersions: [{docs}]}},
    },
  } as never);
  const props = {outDir: join(siteDir, 'build')} as never;
  await plugin?.publish.writeFiles?.(props);
  setCard = (await plugin?.publish.finishPages?.(props)) ?? setCard;
}

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'cards-'));
  for (const file of ['src/css/tokens.css', 'world/tokens.css']) {
    await mkdir(join(siteDir, file, '..'), {recursive: true});
    await cp(file, join(siteDir, file));
  }
  await makeCards(doc('mill'), doc('bell', '.locked/docs'));
});

afterAll(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

describe('the cards of a build', () => {
  it('are small pictures of public pages only', async () => {
    const files = readdirSync(folder());
    expect(files).toHaveLength(1);
    const file = join(folder(), files[0] ?? '');
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(statSync(file).size).toBeLessThan(40 * 1024);
  });

  it('come from the cache the next time', async () => {
    const [name = ''] = readdirSync(folder());
    const cached = join(siteDir, '.cache/cards', name);
    const {mtimeMs} = statSync(cached);
    rmSync(folder(), {recursive: true});
    await makeCards(doc('mill'));
    expect(readdirSync(folder())).toEqual([name]);
    expect(statSync(cached).mtimeMs).toBe(mtimeMs);
  });

  it('are shown by links to their page, and by no others', () => {
    const html =
      '<meta data-rh=true property=og:image content=https://vale.example/card.jpg /><meta name="twitter:image" content="https://vale.example/card.jpg"/><meta name=twitter:card content=summary_large_image />';
    const [file = ''] = readdirSync(folder());
    const address = `https://vale.example/world/assets/cards/${file}`;
    expect(setCard(html, `${area}/mill.html`)).toBe(
      html.replaceAll('https://vale.example/card.jpg', address),
    );
    expect(basename(address)).toMatch(/^[\da-f]{16}\.png$/);
    expect(setCard(html, `${area}/bell.html`)).toBe(html);
  });
});
