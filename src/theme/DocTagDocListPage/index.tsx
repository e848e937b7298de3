import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocTagDocListPage';
import type {ReactNode} from 'react';
import NamePage from '../../features/page-info/components/NamePage';

/** Lists the pages of an area with a tag. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  return (
    <NamePage
      {...tag}
      kind={translate({
        id: 'site.tagListPage.title',
        message: 'Tags',
        description: 'Heading of the list of all tags of an area',
      })}
    />
  );
}
