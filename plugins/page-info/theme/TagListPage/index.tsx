import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NameCount} from '../../model/namedPages';
import NameListPage from '../NameListPage';

export type Props = {readonly tags: readonly NameCount[]};

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
