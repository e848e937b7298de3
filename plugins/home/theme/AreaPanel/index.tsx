import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {areaById, type ContentArea} from '../../../../src/site/contentAreas';
import Icon from '../../../../src/shared/theme/Icon';
import LockBadge from '../../../navigation/theme/LockBadge';
import styles from './styles.module.css';

type Props = Pick<ContentArea, 'id' | 'label' | 'summary' | 'icon'>;

/** A card that links to an area; all of it can be clicked. */
export default function AreaPanel(props: Props): ReactNode {
  const {id, label, summary, icon} = props;
  return (
    <li className={styles.panel} data-area={id}>
      <Icon name={icon} className={styles.icon} />
      <div>
        <Heading as="h3" className={styles.title}>
          <Link to={`/${id}/`} className={clsx(styles.link)}>
            {label} <LockBadge area={areaById(id)} />
          </Link>
        </Heading>
        <p className={styles.details}>{summary}.</p>
      </div>
    </li>
  );
}
