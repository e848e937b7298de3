import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import areaDocsPlugin, {type PluginOptions} from '..';
import type {PageInfo} from '../../page-info/model/pageInfo';
import {stub} from '../../../tests/support/stub';
jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: jest.fn(),
}));

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

const pageInfo: PageInfo = {entries: []};
const context = stub<LoadContext>({siteDir: '/site'});
const options = stub<PluginOptions>({
  id: 'prime-almanac',
  describePage: () => Promise.resolve(pageInfo),
  readCover: () => Promise.resolve(undefined),
});
const content: LoadedContent = {loadedVersions: []};

/** Mocks the docs plugin of Docusaurus. */
function mockDocsPlugin(plugin: Plugin<LoadedContent>): void {
  jest.mocked(docsPlugin).mockResolvedValue(plugin);
}

describe('the docs plugin of an area', () => {
  it('is that of Docusaurus, under its name, with the options of the area', async () => {
    const getPathsToWatch = () => ['docs'];
    mockDocsPlugin({name: 'docusaurus-plugin-content-docs', getPathsToWatch});
    const plugin = await areaDocsPlugin(context, options);
    expect(plugin.name).toBe('docusaurus-plugin-content-docs');
    expect(plugin.getPathsToWatch?.()).toEqual(['docs']);
    expect(docsPlugin).toHaveBeenCalledWith(context, options);
  });

  it('publishes no list of pages to every page', async () => {
    const setGlobalData = jest.fn();
    const addRoute = jest.fn();
    mockDocsPlugin({
      name: 'docs',
      contentLoaded({actions}) {
        actions.setGlobalData({path: '/a', versions: [{docs: ['central']}]});
        actions.addRoute({path: '/a/', component: '@theme/DocRoot'});
      },
    });
    const plugin = await areaDocsPlugin(context, options);
    await plugin.contentLoaded?.({
      content,
      actions: stub<PluginContentLoadedActions>({setGlobalData, addRoute}),
    });
    expect(setGlobalData).toHaveBeenCalledWith({
      path: '/a',
      versions: [{docs: []}],
    });
    expect(addRoute).toHaveBeenCalledTimes(1);
  });

  it('has pages for the categories of its pages', async () => {
    const addRoute = jest.fn();
    mockDocsPlugin({
      name: 'docs',
      contentLoaded({actions}) {
        const path = '/prime-almanac';
        actions.addRoute({
          path,
          component: '@theme/DocsRoot',
          routes: [{path, component: '@theme/DocVersionRoot', routes: []}],
        });
      },
    });
    const plugin = await areaDocsPlugin(context, options);
    const central = stub<Doc>({
      title: 'Central',
      source: '@site/docs/prime-almanac/central.md',
      permalink: '/prime-almanac/central.html',
      frontMatter: {category: ['Territories']},
      tags: [],
    });
    await plugin.contentLoaded?.({
      content: {
        loadedVersions: [
          stub<Version>({path: '/prime-almanac', docs: [central]}),
        ],
      },
      actions: stub<PluginContentLoadedActions>({addRoute}),
    });
    const paths = JSON.stringify(addRoute.mock.calls).match(/[^"]+\.html/g);
    expect(new Set(paths)).toEqual(
      new Set([
        '/prime-almanac/categories/territories.html',
        '/prime-almanac/central.html',
      ]),
    );
  });
});
