import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {useGroup} from '../../../../plugins/navigation/client/useGroup';
import styles from './styles.module.css';

/** Returns the address of a group: that of its page, or else of the first listed page below it. */
function getAddress(item: Props['item']): string {
  const own = item.linkUnlisted === true ? undefined : item.href;
  return own ?? findFirstSidebarItemLink(item) ?? '#';
}

/** The arrow of a group, which the browser itself opens and closes. */
function Arrow({group}: {readonly group: string}): ReactNode {
  return (
    <summary
      className={clsx('menu__caret', styles.arrow)}
      aria-label={translate(
        {
          id: 'site.sidebar.group',
          message: 'Pages under {group}',
          description: 'Name of the arrow that opens a group of the sidebar',
        },
        {group},
      )}
    />
  );
}

/** The link to the page of a group; on that page it opens and closes the group. */
function GroupLink({
  props: {item, activePath, onItemClick},
  toggle,
}: {
  readonly props: Props;
  readonly toggle: () => void;
}): ReactNode {
  const isCurrent = isSamePath(item.href, activePath);
  return (
    <Link
      className={clsx(
        'menu__link',
        styles.link,
        !isCurrent && 'menu__link--sublist',
        isActiveSidebarItem(item, activePath) && 'menu__link--active',
      )}
      aria-current={isCurrent ? 'page' : undefined}
      href={getAddress(item)}
      onClick={(event) => {
        onItemClick?.(item);
        if (isCurrent) {
          event.preventDefault();
          toggle();
        }
      }}>
      {item.label}
    </Link>
  );
}

/**
 * A group with listed pages. On each level of a list only one group is open, even without scripts.
 */
function Group(props: Props): ReactNode {
  const {item, activePath, level, onItemClick} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const group = useGroup(isActive, activePath);
  const [wasOpen] = useState(isActive || !item.collapsed);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.group,
        item.className,
      )}>
      <GroupLink
        props={props}
        toggle={() => {
          group.current?.toggleAttribute('open');
        }}
      />
      <details
        ref={group}
        name={`${onItemClick ? 'panel' : 'list'}-${level}`}
        open={wasOpen}>
        <Arrow group={item.label} />
        <ul className="menu__list">
          <DocSidebarItems
            {...(onItemClick && {onItemClick})}
            items={item.items}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </details>
    </li>
  );
}

/** A group of a sidebar. A group without listed pages is only a link to its own page. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  if (useVisibleSidebarItems(item.items, activePath).length > 0) {
    return <Group {...props} />;
  }
  const {href, label, className} = item;
  return href === undefined ? null : (
    <DocSidebarItemLink
      {...props}
      item={{
        type: 'link',
        href,
        label,
        ...(className !== undefined && {className}),
      }}
    />
  );
}
