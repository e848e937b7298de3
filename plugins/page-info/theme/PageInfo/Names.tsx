import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ColoredName} from '../../model/pageInfo';
import ColoredNames from '../ColoredNames';

type Props = {
  readonly item: 'category' | 'tag';
  readonly names: readonly ColoredName[];
};

/** The categories or the tags of the page. */
export default function Names({item, names}: Props): ReactNode {
  const label =
    item === 'tag'
      ? translate({
          id: 'site.pageInfo.tags',
          message: 'Tags',
          description: 'Name of the list of tags under the title of a page',
        })
      : translate({
          id: 'site.pageInfo.categories',
          message: 'Categories',
          description: 'Name of the list of categories under the title',
        });
  return <ColoredNames label={label} names={names} />;
}
