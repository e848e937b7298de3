import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {
  completeSidebar,
  type SidebarEntry,
  type SidebarPage,
} from '../../src/lib/sidebar';

type Generator = PluginOptions['sidebarItemsGenerator'];
type SidebarItemsGeneratorDoc = Parameters<Generator>[0]['docs'][number];
type NormalizedSidebarItem = Awaited<ReturnType<Generator>>[number];

/** What the front page of an area is called in its own sidebar. */
const OVERVIEW = 'Overview';

function toSidebarPage({
  id,
  title,
  frontMatter,
}: SidebarItemsGeneratorDoc): SidebarPage {
  const {order, index} = frontMatter as {order?: number; index?: boolean};
  return {id, title, order, index};
}

function toSidebarItem(
  entry: SidebarEntry,
  titles: ReadonlyMap<string, string>,
): NormalizedSidebarItem {
  if (typeof entry !== 'string') {
    return {
      type: 'category',
      label: titles.get(entry.page) ?? entry.page,
      link: {type: 'doc', id: entry.page},
      items: entry.children.map((child) => toSidebarItem(child, titles)),
    };
  }
  return entry === 'index'
    ? {type: 'doc', id: entry, label: OVERVIEW}
    : {type: 'doc', id: entry};
}

/** Makes the sidebar of an area from its declared order and the pages in its folder. */
export function toSidebarItems(
  entries: readonly SidebarEntry[],
  docs: readonly SidebarItemsGeneratorDoc[],
): NormalizedSidebarItem[] {
  const titles = new Map(
    docs.map(({id, title, frontMatter}) => [
      id,
      frontMatter.sidebar_label ?? title,
    ]),
  );
  return completeSidebar(entries, docs.map(toSidebarPage)).map((entry) =>
    toSidebarItem(entry, titles),
  );
}
