import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {NameCount} from '../../model/namedPages';
import NameListPage from '../NameListPage';

type Props = {readonly categories: readonly NameCount[]};

export default function CategoryListPage({categories}: Props): ReactNode {
  return (
    <NameListPage
      names={categories}
      kind={translate({
        id: 'site.categoryListPage.title',
        message: 'Categories',
        description: 'Heading of the list of all categories of an area',
      })}
    />
  );
}
