import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import AreaPanel from '../../../plugins/home/theme/AreaPanel';
import {contentAreas} from '../../site/contentAreas';
import styles from './styles.module.css';

/** Lists all areas on the results page until readers type. */
export default function SearchStart(): ReactNode {
  return (
    <section>
      <Heading as="h2">
        <Translate
          id="site.search.areas.title"
          description="Heading of the list of areas on the page of results">
          All areas
        </Translate>
      </Heading>
      <ul className={styles.areas}>
        {contentAreas.map((area) => (
          <AreaPanel key={area.id} {...area} />
        ))}
      </ul>
    </section>
  );
}
