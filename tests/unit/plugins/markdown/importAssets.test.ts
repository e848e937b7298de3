import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import importAssets from '../../../../plugins/markdown/importAssets';
import {readRequest} from '../../../../src/shared/lib/moduleRequest';
import {getAttributes, getImports} from '../../../support/imports';
import {component, page, paragraph, run} from '../../../support/markdown';

const show = (...elements: Root['children']): Promise<Root> =>
  run(importAssets, {siteDir: '/site'}, page(...elements));

/** Returns the page's requests to the asset index, by name of import. */
async function requests(...elements: Root['children']) {
  return Object.fromEntries(
    Object.entries(getImports(await show(...elements))).map(
      ([name, source]) => {
        const [module, query = ''] = String(source).split('?');
        return [name, {module, ...readRequest(`?${query}`)}];
      },
    ),
  );
}

describe('a component that shows files', () => {
  it('gets the files that its page imports, and keeps the attributes for their display', async () => {
    const list = component('AssetList', {
      folder: '/Races',
      type: 'pdf, .PNG',
      match: '*orc*',
      sort: 'newest',
      deep: null,
      ifEmpty: 'None yet.',
    });
    expect(await requests(list)).toEqual({
      asset0: {
        module: '@site/plugins/asset-index/assets.virtual.cjs',
        folder: '/Races',
        types: ['pdf', '.PNG'],
        match: '*orc*',
        sort: 'newest',
        deep: true,
        mayBeEmpty: true,
        shape: 'assets',
        contents: false,
        described: false,
        place: 'docs/races/orc.md:1: <AssetList>',
      },
    });
    expect(getAttributes(list)).toEqual({
      files: {code: 'asset0'},
      text: 'None yet.',
    });
    expect(list).toMatchObject({
      name: 'FilesOrText',
      children: [{name: 'AssetList', attributes: [{name: 'assets'}]}],
    });
  });

  it.each([
    ['no words', {src: '/a.png', alt: ''}, true],
    ['words', {src: '/a.png', alt: 'A gate.'}, false],
  ])(
    'asks for alternative text if it is a picture with %s',
    async (_, attributes, described) => {
      expect(
        await requests(component('PagePicture', attributes)),
      ).toMatchObject({asset0: {shape: 'picture', described}});
    },
  );

  it('may list its files', async () => {
    const list = component('AssetTable', {
      folder: '/Races',
      files: 'Orc.pdf, Half-Orc.pdf,',
    });
    expect(await requests(list)).toMatchObject({
      asset0: {folder: '/Races', files: ['Orc.pdf', 'Half-Orc.pdf']},
    });
  });

  it.each([
    ['BackgroundParagraph', 'picture', {shape: 'picture', described: false}],
  ])('%s gets the one file of its src as %s', async (name, prop, asked) => {
    const element = component(name, {src: '/a/b.x', title: 'B'});
    expect(await requests(element)).toMatchObject({
      asset0: {files: ['/a/b.x'], ...asked},
    });
    expect(getAttributes(element)).toEqual({
      src: '/a/b.x',
      title: 'B',
      [prop]: {code: 'asset0'},
    });
  });

  it('gets pictures with alternative text if it is a gallery', async () => {
    const gallery = component('PhotoGallery', {id: 'g', folder: '/campaigns'});
    expect(await requests(gallery)).toMatchObject({
      asset0: {shape: 'pictures', described: true, types: ['pictures']},
    });
    expect(getAttributes(gallery)).toEqual({
      id: 'g',
      pictures: {code: 'asset0'},
    });
  });

  it('has its own import beside others, even in a paragraph', async () => {
    const inLine: MdxJsxTextElement = {
      ...component('BackgroundParagraph', {src: '/b.png'}),
      type: 'mdxJsxTextElement',
      children: [],
    };
    const imports = await requests(
      component('AssetList', {folder: '/a'}),
      paragraph(inLine),
    );
    expect(imports).toMatchObject({
      asset0: {folder: '/a'},
      asset1: {files: ['/b.png']},
    });
  });

  it('is left alone if its pictures are given directly', async () => {
    const gallery = component('PhotoGallery', {pictures: '[]'});
    expect(await requests(gallery, component(null, {}))).toEqual({});
    expect(getAttributes(gallery)).toEqual({pictures: '[]'});
  });
});

describe('a component with an unclear choice of files', () => {
  it.each<[string, string, Readonly<Record<string, string | null>>, string]>([
    [
      'no folder and no files',
      'AssetList',
      {type: 'pdf'},
      'has no folder, expected the path of a folder under static/, or files',
    ],
    [
      'an order that is none',
      'AssetTable',
      {folder: '/a', sort: 'size'},
      'has sort="size", expected one of title, name, backward, newest, oldest, largest, listed',
    ],
    [
      'no src',
      'BackgroundParagraph',
      {},
      'has no src, expected the path of a file under static/, beginning with a slash',
    ],
    [
      'a src without a slash',
      'BackgroundParagraph',
      {src: 'a.png'},
      'has the src "a.png", expected the path of a file under static/, beginning with a slash',
    ],
    [
      'a src on another host',
      'BackgroundParagraph',
      {src: '//host/a.png'},
      'has the src "//host/a.png", expected the path of a file under static/, beginning with a slash',
    ],
  ])('stops the build: %s', async (_, ...[name, attributes, message]) => {
    await expect(show(component(name, attributes, 9))).rejects.toThrow(
      `docs/races/orc.md:9: <${name}> ${message}.`,
    );
  });
});
