import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import checkPictures from '../checkPictures';
import refuseFaults from '../pageFaults';
import {component, page, paragraph} from '../../../tests/support/markdown';

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  writeFileSync(join(siteDir, 'mill.png'), 'a picture');
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

/** Lists the faults of a page that has `mill.png` beside it. */
async function find(tree: Root): Promise<readonly string[]> {
  return unified()
    .use(checkPictures, {siteDir})
    .use(refuseFaults)
    .run(tree, new VFile({path: join(siteDir, 'orc.md')}))
    .then(
      () => [],
      (error: unknown) => (error as Error).message.split('\n'),
    );
}

const image = (url: string, alt = 'A mill') =>
  page(paragraph({type: 'image', url, alt}));

describe('a picture without alternative text in the page or an index', () => {
  const inBrackets = 'between the brackets: ![…](…)';
  it.each([
    ['in the text', image('./mill.png', ''), inBrackets],
    [
      'by its name',
      page(
        paragraph({
          type: 'imageReference',
          identifier: 'a',
          referenceType: 'full',
          alt: '',
        }),
      ),
      inBrackets,
    ],
    [
      'as an element',
      page(component('img', {src: 'https://example.org/a'})),
      'in alt="…"',
    ],
  ])('is a fault %s', async (_, tree, expected) => {
    expect(await find(tree)).toEqual([
      `orc.md:1: found a picture without alternative text, expected a description ${expected}.`,
    ]);
  });
});

describe('the address of a picture', () => {
  it.each(['/maps/a.png', './mill.png', 'mill.png', 'https://example.org/a'])(
    'may be %s',
    async (url) => {
      expect(await find(image(url))).toEqual([]);
    },
  );

  it.each([
    '/maps/a.tiff',
    '/maps/a.heic',
    './a.psd',
    '/maps/a.pdf',
    '/maps/a',
  ])('is of a picture that browsers show, not %s', async (url) => {
    const fault = `orc.md:1: found "${url}", expected a picture: png, jpg, jpeg, jfif, gif, webp, avif, svg, ico.`;
    expect(await find(image(url))).toEqual([fault]);
    expect(
      await find(page(component('img', {src: url, alt: 'A mill'}))),
    ).toEqual([fault]);
  });

  it('beside the page has a file', async () => {
    expect(await find(image('./mil.png'))).toEqual([
      'orc.md:1: found "./mil.png", expected a picture beside the page (did you mean "./mill.png"?), or a path under static/ that starts with /.',
    ]);
  });

  it('beside the page is written as Markdown, since the build does not see it in an element', async () => {
    expect(
      await find(page(component('img', {src: './mill.png', alt: 'A mill'}))),
    ).toEqual([
      'orc.md:1: found <img src="./mill.png">, expected ![…](./mill.png).',
    ]);
  });
});

describe('the size of a picture', () => {
  it.each(['50%', '120px', '0', 'wide'])(
    'is a number of pixels, not %s',
    async (width) => {
      expect(
        await find(page(component('img', {src: '/a.png', width, alt: 'A'}))),
      ).toEqual([
        `orc.md:1: found width="${width}", expected a number of pixels.`,
      ]);
    },
  );

  it.each([
    ['A mill|300', '<img src="/a.png" alt="A mill" width="300" />'],
    ['A mill|300x200', '<img src="/a.png" alt="A mill" width="300" />'],
  ])('stands in an element, not in the brackets: %s', async (alt, expected) => {
    expect(await find(image('/a.png', alt))).toEqual([
      `orc.md:1: found ![${alt}](…), expected ${expected}.`,
    ]);
  });

  it('is not meant by words behind a line', async () => {
    expect(await find(image('/a.png', 'A mill | a mile from 300'))).toEqual([]);
  });

  it('may be given', async () => {
    expect(
      await find(
        page(
          component('img', {
            src: '/a.png',
            width: '120',
            height: '80',
            alt: 'A',
          }),
        ),
      ),
    ).toEqual([]);
  });
});
