import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useArea} from '../../client/useArea';
import Icon from '../../../../src/shared/theme/Icon';
import LockBadge from '../LockBadge';
import styles from './styles.module.css';

/** The name of the area at the top of its sidebar, linked to its index page. */
export default function AreaTitle(): ReactNode {
  const area = useArea();
  return (
    area && (
      <li className="menu__list-item">
        <Link className={clsx(styles.title)} to={`/${area.id}/`}>
          <Icon name={area.icon} className={styles.icon} />
          {area.label} <LockBadge area={area} />
        </Link>
      </li>
    )
  );
}
