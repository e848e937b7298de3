import {translate} from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import {useIsLetIn} from '../../../lock/client/useIsLetIn';
import type {NavbarLink} from '../../../../src/site/navigation';
import Icon from '../../../../src/shared/theme/Icon';

type Props = Pick<NavbarLink, 'label' | 'to' | 'activeBaseRegex'> & {
  /** Whether the item is in the mobile sidebar. */
  readonly mobile?: boolean;
};

/** The link to a locked area, with a lock icon that is open once readers have access. */
export default function LockedNavbarItem({label, ...link}: Props): ReactNode {
  const isOpen = useIsLetIn();
  const state = isOpen
    ? translate({
        id: 'site.lockedNavbarItem.open',
        message: 'unlocked',
        description: 'Name of the open lock in the navbar',
      })
    : translate({
        id: 'site.lockedNavbarItem.closed',
        message: 'locked',
        description: 'Name of the closed lock in the navbar',
      });
  return (
    <DefaultNavbarItem
      {...link}
      label={
        <>
          {label} <Icon name={isOpen ? 'unlocked' : 'lock'} label={state} />
        </>
      }
    />
  );
}
