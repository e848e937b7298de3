import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import AreaIcon from '../../../components/AreaIcon';

/** The title of a page with its icon, and its text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  const icon = 'icon' in frontMatter ? frontMatter.icon : undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle && (
        <header>
          <Heading as="h1">
            <AreaIcon name={icon} /> {metadata.title}
          </Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
