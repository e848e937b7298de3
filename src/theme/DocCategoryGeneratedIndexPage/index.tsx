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
import AreaIcon from '../../components/AreaIcon';
import BreadcrumbTrail from '../../components/BreadcrumbTrail';
import Catalogue from '../../components/Catalogue';
import CatalogueEntry from '../../components/CatalogueEntry';
import {useAreaCrumb} from '../../hooks/useAreaCrumb';
import {DEFAULT_DEPTH} from '../../lib/catalogue';

/** Lines of the sidebar as lines of a catalogue. */
function entriesOf(
  items: readonly PropSidebarItem[],
  depth = DEFAULT_DEPTH,
): readonly ReactNode[] {
  return items.map((item) => {
    if (item.type === 'html' || item.href === undefined || depth < 1) {
      return null;
    }
    const below =
      item.type === 'category' ? entriesOf(item.items, depth - 1) : [];
    return (
      <CatalogueEntry
        key={item.href}
        title={item.label}
        href={item.href}
        description={item.description}>
        {below.length > 0 ? below : undefined}
      </CatalogueEntry>
    );
  });
}

/** The front page that is made for a folder without one: what is in the folder. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, navigation},
}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const sidebar = useSidebarBreadcrumbs() ?? [];
  const area = useAreaCrumb();
  return (
    <>
      <PageMetadata title={title} />
      <BreadcrumbTrail crumbs={[area, ...sidebar]} />
      <article className="markdown">
        <Heading as="h1">
          <AreaIcon /> {title}
        </Heading>
        <Catalogue>{entriesOf(items)}</Catalogue>
      </article>
      <DocPaginator className="docusaurus-mt-lg" {...navigation} />
    </>
  );
}
