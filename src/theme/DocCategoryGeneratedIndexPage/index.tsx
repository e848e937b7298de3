import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  useCurrentSidebarCategory,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import AreaIcon from '../../../plugins/navigation/theme/AreaIcon';
import BreadcrumbTrail from '../../../plugins/navigation/theme/BreadcrumbTrail';
import Catalogue from '../../../plugins/navigation/theme/Catalogue';
import {useAreaCrumb} from '../../../plugins/navigation/client/useAreaCrumb';
import {
  DEFAULT_DEPTH,
  type CatalogueLine,
} from '../../../plugins/navigation/model/catalogue';

/** Converts sidebar items to entries of a catalogue. */
function listLines(
  items: readonly PropSidebarItem[],
  depth = DEFAULT_DEPTH,
): readonly CatalogueLine[] {
  return items.flatMap((item) => {
    if (item.type === 'html' || item.href === undefined || depth < 1) {
      return [];
    }
    const {label: title, href, description} = item;
    const children =
      item.type === 'category' ? listLines(item.items, depth - 1) : [];
    return [{title, href, description, children}];
  });
}

/** The generated index of a folder that has no page of its own: a list of its content. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, navigation},
}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const sidebar = useSidebarBreadcrumbs() ?? [];
  const area = useAreaCrumb();
  const lines = listLines(items);
  return (
    <>
      <PageMetadata
        title={title}
        description={`${title}: ${lines.map((line) => line.title).join(', ')}`}
      />
      <BreadcrumbTrail crumbs={[area, ...sidebar]} />
      <article className="markdown">
        <Heading as="h1">
          <AreaIcon /> {title}
        </Heading>
        <Catalogue lines={lines} />
      </article>
      <DocPaginator className="docusaurus-mt-lg" {...navigation} />
    </>
  );
}
