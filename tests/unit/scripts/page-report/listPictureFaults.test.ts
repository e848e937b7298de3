import {
  findLostTexts,
  reportPictures,
} from '../../../../scripts/page-report/listPictureFaults';
import type {AssetRequest} from '../../../../src/features/assets/lib/assetRequest';
import type {ListedAsset} from '../../../../src/features/assets/lib/sortAssets';
import {toSitePage} from '../../../../scripts/check-page/sitePages';
import {stub} from '../../../support/stub';

function makePage(content: string, frontMatter: object = {}) {
  return toSitePage({
    path: 'docs/area/page.md',
    content,
    body: content,
    frontMatter: {title: 'Page', ...frontMatter},
  });
}

function makeRequest(rest: Partial<AssetRequest>): AssetRequest {
  return {
    shape: 'pictures',
    contents: false,
    described: true,
    place: 'docs/area/page.md:7: <PhotoGallery>',
    folder: '/art',
    ...rest,
  };
}

const asset = (name: string, alt?: string) =>
  stub<ListedAsset>({
    name,
    parent: '/art',
    link: `/art/${name}`,
    ...(alt !== undefined && {alt}),
  });

describe('the pictures of a page (P3)', () => {
  it('are missing if there is no such file, in text or as a cover', async () => {
    const page = makePage(
      '---\ncover: /none.webp\n---\n\n![A](./none.png) ![B](/favicon.ico) ![C](https://site.example/c.png)\n\n```md\n![D](./d.png)\n```',
      {cover: '/none.webp'},
    );
    const {count, faults} = await reportPictures(page, [], () =>
      Promise.resolve([]),
    );
    expect(count).toBe(4);
    expect(faults).toEqual([
      {
        line: 2,
        found: 'no picture /none.webp',
        expected: 'a file at static/none.webp',
      },
      {
        line: 5,
        found: 'no picture ./none.png',
        expected: 'a file at docs/area/none.png',
      },
    ]);
  });

  it('need an alternative text, on the page or in the list of their folder', async () => {
    const page = makePage('![ ](https://site.example/a.png)');
    const requests = [makeRequest({})];
    const {count, faults} = await reportPictures(page, requests, (select) =>
      Promise.resolve(
        (select ?? ((all) => all))([asset('a.png', 'A tower'), asset('b.png')]),
      ),
    );
    expect(count).toBe(3);
    expect(faults.map(({line, found}) => `${line}: ${found}`)).toEqual([
      '1: no alternative text for https://site.example/a.png',
      '7: no alt text for "/art/b.png"',
    ]);
  });

  it('are fine without it if they are decoration', async () => {
    const {faults} = await reportPictures(
      makePage('Text.'),
      [makeRequest({described: false})],
      (select) => Promise.resolve((select ?? ((all) => all))([asset('b.png')])),
    );
    expect(faults).toEqual([]);
  });

  it('do not lose an alternative text by a change of the list', () => {
    const names = ['a.png', 'b.png', 'c.csv'];
    const before = 'file,alt\na.png,A tower\nb.png,\nc.csv,Rows\n';
    expect(
      findLostTexts(before, 'file,alt\na.png,\nb.png,\nc.csv,\n', names),
    ).toEqual(['a.png']);
    expect(
      findLostTexts(before, 'file,alt\na.png,A mill\nb.png,x\n', names),
    ).toEqual([]);
  });
});
