import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {toLine, type NamedPages} from '../../model/namedPages';
import Catalogue from '../../../navigation/theme/Catalogue';
import NamePage from '../NamePage';

type Props = {readonly category: NamedPages};

export default function CategoryPage({category}: Props): ReactNode {
  return (
    <NamePage
      {...category}
      kind={translate({
        id: 'site.categoryListPage.title',
        message: 'Categories',
        description: 'Heading of the list of all categories of an area',
      })}>
      <Catalogue lines={category.items.map(toLine)} />
    </NamePage>
  );
}
