import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import AreaIcon from '../../../../plugins/navigation/theme/AreaIcon';
import PageInfo from '../../../../plugins/page-info/theme/PageInfo';
import {usePageInfo} from '../../../../plugins/page-info/client/usePageInfo';
import {getLayout} from '../../../shared/model/layouts';

type Props = {readonly children: ReactNode};

/** The title with its icon, unless it is hidden, part of the text, or in a hero. */
function Title(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const icon = 'icon' in frontMatter ? frontMatter.icon : undefined;
  return frontMatter.hide_title === true ||
    contentTitle !== undefined ||
    getLayout(frontMatter).hero ? null : (
    <Heading as="h1">
      <AreaIcon name={icon} />
      {metadata.title}
    </Heading>
  );
}

/** Title, page information, and text. */
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
