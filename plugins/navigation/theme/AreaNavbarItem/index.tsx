import Link from '@docusaurus/Link';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {MouseEventHandler, ReactNode} from 'react';
import {contentAreas} from '../../../../src/site/contentAreas';
import type {NavbarLink} from '../../../../src/site/navigation';
import Icon from '../../../../src/shared/theme/Icon';
import LockBadge from '../LockBadge';
import styles from './styles.module.css';

type Props = Pick<NavbarLink, 'label' | 'to' | 'activeBaseRegex'> & {
  /** Whether the item is in the mobile sidebar. */
  readonly mobile?: boolean;
  readonly activeClassName?: string;
  readonly onClick?: MouseEventHandler;
};

/** A menu item: an area with its icon and summary. */
export default function AreaNavbarItem(props: Props): ReactNode {
  const {label, to, activeBaseRegex, mobile = false, onClick} = props;
  const area = contentAreas.find(({id}) => to === `/${id}/`);
  return (
    <li className={clsx(mobile && 'menu__list-item')} data-area={area?.id}>
      <Link
        className={clsx(mobile ? 'menu__link' : 'dropdown__link', styles.entry)}
        activeClassName={props.activeClassName}
        isActive={(_, {pathname}) =>
          isRegexpStringMatch(activeBaseRegex, pathname)
        }
        isNavLink
        to={to}
        {...(onClick && {onClick})}>
        {area && <Icon name={area.icon} className={styles.icon} />}
        <span>
          <span className={styles.label}>
            {label} <LockBadge area={area} />
          </span>
          <span className={styles.summary}>{area?.summary}</span>
        </span>
      </Link>
    </li>
  );
}
