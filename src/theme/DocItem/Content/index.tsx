import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageInfo from '../../../components/PageInfo';
import {usePageInfo} from '../../../hooks/usePageInfo';

export type Props = {readonly children: ReactNode};

/** The title, unless the page hides it or writes its own. */
function Title(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return frontMatter.hide_title === true ||
    contentTitle !== undefined ? null : (
    <Heading as="h1">{metadata.title}</Heading>
  );
}

/** Title, what the page says of itself, text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {entries} = usePageInfo();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Title />
        <PageInfo entries={entries} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
