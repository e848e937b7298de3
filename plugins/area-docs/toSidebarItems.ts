import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {folderTitle} from '../../src/shared/model/folderTitle';
import {pageAddress} from '../../src/shared/model/pageAddress';
import {
  completeSidebar,
  type SidebarEntry,
  type SidebarPage,
} from '../navigation/model/sidebar';

type Generator = PluginOptions['sidebarItemsGenerator'];
type SidebarItemsGeneratorDoc = Parameters<Generator>[0]['docs'][number];
type NormalizedSidebarItem = Awaited<ReturnType<Generator>>[number];

/** Label of an area's index page in its own sidebar. */
const OVERVIEW = 'Overview';

function toSidebarPage({
  id,
  title,
  frontMatter,
}: SidebarItemsGeneratorDoc): SidebarPage {
  const {order, index} = frontMatter as {order?: number; index?: boolean};
  return {id, title, order, index};
}

function getFrontMatterTitle(page: string): string {
  return folderTitle(page.replace(/\/index$/, ''));
}

/** Links to the generated index of a folder that has no index page. */
function catalogueLink(page: string): {
  readonly type: 'generated-index';
  readonly slug: string;
  readonly title: string;
} {
  const title = getFrontMatterTitle(page);
  return {type: 'generated-index', slug: pageAddress(page), title};
}

function toSidebarItem(
  entry: SidebarEntry,
  titles: ReadonlyMap<string, string>,
): NormalizedSidebarItem {
  if (typeof entry !== 'string') {
    const title = titles.get(entry.page);
    return {
      type: 'category',
      label: title ?? getFrontMatterTitle(entry.page),
      link:
        title === undefined
          ? catalogueLink(entry.page)
          : {type: 'doc', id: entry.page},
      items: entry.children.map((child) => toSidebarItem(child, titles)),
    };
  }
  return entry === 'index'
    ? {type: 'doc', id: entry, label: OVERVIEW}
    : {type: 'doc', id: entry};
}

/** Builds the sidebar of an area from its declared order and the pages in its folder. */
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
