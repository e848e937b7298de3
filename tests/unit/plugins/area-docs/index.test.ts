import {join} from 'node:path';
import docsPlugin, {type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import areaDocsPlugin, {
  type PluginOptions,
} from '../../../../plugins/area-docs';
import {unfollowOrders} from '../../../../plugins/area-docs/followOrder';
import type {PageInfo} from '../../../../src/features/page-info/lib/pageInfo';
import {stub} from '../../../support/stub';
import {temporarySite} from '../../../support/temporarySite';

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

  it('follows the declared order of its own pages while it is edited', async () => {
    mockDocsPlugin({name: 'docs', getPathsToWatch: () => ['docs']});
    const siteDir = temporarySite({
      'sidebars.ts': "export default {'prime-almanac': ['central']};\n",
    });
    const generatedFilesDir = join(siteDir, '.docusaurus');
    const plugin = await areaDocsPlugin(
      stub<LoadContext>({siteDir, generatedFilesDir}),
      {...options, followsSidebars: true},
    );
    expect(plugin.getPathsToWatch?.()).toEqual([
      'docs',
      join(generatedFilesDir, 'sidebars', 'prime-almanac.json'),
    ]);
    unfollowOrders(siteDir);
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

  it('passes on the pages with their metadata', async () => {
    const contentLoaded = jest.fn();
    mockDocsPlugin({name: 'docs', contentLoaded});
    const plugin = await areaDocsPlugin(context, options);
    const docs = [
      stub<Doc>({
        id: 'central',
        source: '@site/docs/a/central.md',
        frontMatter: {},
        tags: [],
      }),
    ];
    await plugin.contentLoaded?.({
      content: {loadedVersions: [stub<Version>({path: '/a', docs})]},
      actions: stub<PluginContentLoadedActions>({}),
    });
    expect(contentLoaded).toHaveBeenCalledWith(
      expect.objectContaining({
        content: {
          loadedVersions: [{path: '/a', docs: [{...docs[0], pageInfo}]}],
        },
      }),
    );
  });

  it('does nothing more if Docusaurus does nothing', async () => {
    const setGlobalData = jest.fn();
    mockDocsPlugin({name: 'docs'});
    const plugin = await areaDocsPlugin(context, options);
    await plugin.contentLoaded?.({
      content,
      actions: stub<PluginContentLoadedActions>({setGlobalData}),
    });
    expect(setGlobalData).not.toHaveBeenCalled();
  });
});
