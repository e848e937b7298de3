import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocTagsListPage';
import type {ReactNode} from 'react';
import NameListPage from '../../features/page-info/components/NameListPage';

/** Lists all tags of an area. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  return (
    <NameListPage
      names={tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))}
      kind={translate({
        id: 'site.tagListPage.title',
        message: 'Tags',
        description: 'Heading of the list of all tags of an area',
      })}
    />
  );
}
