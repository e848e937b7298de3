import {relative} from 'node:path';
import type {Root} from 'mdast';
import importAssets from '../importAssets';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {getAttributes, getImports} from '../../../tests/support/imports';
import {component, page, run} from '../../../tests/support/markdown';
import {siteDir} from '../../../tests/support/site';

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
        module: `@site/${relative('/site', siteDir)}/plugins/assets/build/assets.virtual.cjs`,
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
});

describe('a component with an unclear choice of files', () => {
  it.each<[string, string, Readonly<Record<string, string | null>>, string]>([
    [
      'an order that is none',
      'AssetTable',
      {folder: '/a', sort: 'size'},
      'has sort="size", but needs one of title, name, backward, newest, oldest, largest, listed',
    ],
    [
      'no src',
      'BackgroundParagraph',
      {},
      'has no src, but needs a path under static/ that starts with /',
    ],
    [
      'a src on another host',
      'BackgroundParagraph',
      {src: '//host/a.png'},
      'has the src "//host/a.png", but needs a path under static/ that starts with /',
    ],
  ])('stops the build: %s', async (_, ...[name, attributes, message]) => {
    await expect(show(component(name, attributes, 9))).rejects.toThrow(
      `docs/races/orc.md:9: <${name}> ${message}.`,
    );
  });
});
