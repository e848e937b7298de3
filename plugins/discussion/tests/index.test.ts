import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import discussionPlugin from '..';
import type {Discussion} from '../../../src/site/discussion';
import {siteDir} from '../../../tests/support/site';
import {stub} from '../../../tests/support/stub';

const waline = {
  provider: 'waline',
  server: 'https://comments.example',
} as const;

const giscus = {
  provider: 'giscus',
  repo: 'orrameth/orrameth',
  repoId: 'R_1',
  category: 'General',
  categoryId: 'DIC_1',
} as const;

type Published = {
  readonly data: Map<string, unknown>;
  readonly global: unknown[];
};

/** Returns what the plugin publishes for a setting. */
async function published(discussion: Discussion): Promise<Published> {
  const data = new Map<string, unknown>();
  const global: unknown[] = [];
  const actions = stub<PluginContentLoadedActions>({
    setGlobalData: (value) => global.push(value),
    createData: (name, value) => {
      data.set(name, value);
      return Promise.resolve(name);
    },
  });
  const plugin = discussionPlugin(
    stub<LoadContext>({siteDir}),
    {},
    {discussion},
  );
  await plugin.contentLoaded?.({content: undefined, actions});
  return {data, global};
}

function aliases(discussion: Discussion): readonly string[] {
  const {configureWebpack} = discussionPlugin(
    stub<LoadContext>({siteDir}),
    {},
    {discussion},
  );
  const configure = stub<
    (config: object) => {resolve: {alias: Record<string, string>}}
  >(configureWebpack ?? (() => ({resolve: {alias: {}}})));
  return Object.keys(configure({}).resolve.alias);
}

describe('the plugin for comments and views', () => {
  it('does nothing without a provider', async () => {
    const {data, global} = await published({provider: 'off'});
    expect([data.size, global.length]).toEqual([0, 0]);
    expect(aliases({provider: 'off'})).toEqual([]);
    const plugin = discussionPlugin(
      stub<LoadContext>({siteDir}),
      {},
      {discussion: {provider: 'off'}},
    );
    expect(plugin.getPathsToWatch?.()).toEqual([]);
  });

  it('tells pages the address of Waline, and keeps its styles for readers who reach the comments', async () => {
    const {data, global} = await published(waline);
    expect(global).toEqual([waline]);
    const style: unknown = JSON.parse(String(data.get('walineStyle.json')));
    expect(style).toMatch(
      /\.wl-panel[\s\S]+--waline-color: var\(--world-ink\)/,
    );
    expect(aliases(waline)).toHaveLength(1);
  });

  it('tells pages their giscus settings, and has no styles for it', async () => {
    const {data, global} = await published(giscus);
    expect(global).toEqual([giscus]);
    expect(data.size).toBe(0);
    expect(aliases(giscus)).toHaveLength(1);
  });
});
