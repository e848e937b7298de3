import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {useMenu} from '../../../../../plugins/navigation/client/useMenu';
import styles from './styles.module.css';

function leadsTo({activeBaseRegex}: Props['items'][number], path: string) {
  return isRegexpStringMatch(
    typeof activeBaseRegex === 'string' ? activeBaseRegex : undefined,
    path,
  );
}

/** A dropdown of the navbar: a button that opens a list of areas. */
export default function DropdownNavbarItemDesktop({
  items,
  label,
}: Props): ReactNode {
  const {ref, isOpen, handlers} = useMenu();
  const {pathname} = useLocation();
  const id = useId();
  const isActive = items.some((item) => leadsTo(item, pathname));
  // Without script, only CSS can open the dropdown.
  const byStyle = !useIsBrowser();
  return (
    <div
      ref={ref}
      {...handlers}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--show': isOpen,
        'dropdown--hoverable': byStyle,
      })}>
      <button
        type="button"
        className={clsx('clean-btn', 'navbar__link', styles.button, {
          'navbar__link--active': isActive,
        })}
        aria-expanded={isOpen}
        aria-controls={id}>
        {label}
      </button>
      <ul id={id} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
