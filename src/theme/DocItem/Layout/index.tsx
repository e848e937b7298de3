import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import {useMemo, type ReactNode} from 'react';
import Cover from '../../../../plugins/assets/theme/Cover';
import {provider} from '../../../../plugins/discussion/theme/Discussion/provider';
import HomeHero from '../../../../plugins/home/theme/HomeHero';
import TableOfContents from '../../../page/theme/TableOfContents';
import {useCover} from '../../../../plugins/assets/client/useCover';
import {useHeadingTracking} from '../../../page/client/useHeadingTracking';
import {usePageInfo} from '../../../../plugins/page-info/client/usePageInfo';
import {headingIds} from '../../../page/model/headingTracking';
import {getLayout} from '../../../shared/model/layouts';
import styles from './styles.module.css';

/** Returns the headings in the table of contents, within the heading levels that the page sets. */
function useHeadings(): readonly TOCTreeNode[] {
  const {toc, frontMatter} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  return useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  });
}

/** Cover and breadcrumbs; in a layout with a hero, the hero replaces cover and title. */
function Top(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {hero} = getLayout(frontMatter);
  const cover = useCover();
  return (
    <>
      {cover && !hero && <Cover {...cover} />}
      <DocBreadcrumbs />
      {hero && (
        <HomeHero
          title={metadata.title}
          tagline={frontMatter.description}
          {...(cover && {background: cover.src})}
        />
      )}
    </>
  );
}

/** The comments of a page, if they are enabled. */
function PageComments(): ReactNode {
  const {comments} = usePageInfo();
  const {Comments} = provider;
  return Comments && comments && <Comments />;
}

/** The layout of a page: breadcrumbs, title, table of contents, text, pagination, and comments. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const entries = useHeadings();
  const active = useHeadingTracking(
    useMemo(() => headingIds(entries), [entries]),
  );
  const hasContents =
    entries.length > 0 && frontMatter.hide_table_of_contents !== true;
  const contents = {entries, active};
  return (
    <div className={hasContents ? styles.withContents : undefined}>
      <div className={styles.page}>
        <ContentVisibility metadata={metadata} />
        <article>
          <Top />
          <DocItemContent>
            {hasContents && <TableOfContents form="box" {...contents} />}
            {children}
          </DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
        <PageComments />
      </div>
      {hasContents && <TableOfContents form="column" {...contents} />}
    </div>
  );
}
