import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NameCount} from '../../model/namedPages';
import NameListPage from '../NameListPage';

/** The data of the page. */
export type Props = {readonly tags: readonly NameCount[]};

/** The list of all tags of the site. */
export default function TagListPage({tags}: Props): ReactNode {
  return (
    <NameListPage
      names={tags}
      kind={translate({
        id: 'site.tagListPage.title',
        message: 'Tags',
        description: 'Heading of the list of all tags of the site',
      })}
    />
  );
}
