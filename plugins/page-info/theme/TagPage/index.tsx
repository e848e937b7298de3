import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {areaById} from '../../../../src/site/contentAreas';
import Icon from '../../../../src/shared/theme/Icon';
import Catalogue from '../../../navigation/theme/Catalogue';
import {toLine, type TaggedPages} from '../../model/namedPages';
import NamePage from '../NamePage';
import styles from './styles.module.css';

export type Props = {readonly tag: TaggedPages};

/** The pages of one area that have the tag. */
function AreaPages({id, items}: TaggedPages['areas'][number]): ReactNode {
  const area = areaById(id);
  return (
    <section data-area={id}>
      <Heading as="h2" id={id}>
        {area?.icon && <Icon name={area.icon} className={styles.icon} />}
        {area?.label}
      </Heading>
      <Catalogue lines={items.map(toLine)} />
    </section>
  );
}

/** All pages of the site that have a tag, by area. */
export default function TagPage({tag}: Props): ReactNode {
  return (
    <NamePage
      {...tag}
      kind={translate({
        id: 'site.tagListPage.title',
        message: 'Tags',
        description: 'Heading of the list of all tags of the site',
      })}>
      {tag.areas.map((area) => (
        <AreaPages key={area.id} {...area} />
      ))}
    </NamePage>
  );
}
