import {
  areaMenus,
  contentAreas,
  lockedAreas,
  type AreaGroup,
} from './contentAreas';
import type {AreaMenu, Identity} from './world';

/** The type of navbar item that shows an area with its icon and summary. */
export const AREA_ITEM = 'custom-area';

/** The type of navbar item that links to a locked area. */
export const LOCKED_ITEM = 'custom-locked';

/** The type of navbar item that opens the tools for play. */
export const TABLE_ITEM = 'custom-table';

/** A link of the navbar or of one of its menus. */
export type NavbarLink = {
  /** The item type of an area in a menu, or of a locked area. */
  readonly type?: typeof AREA_ITEM | typeof LOCKED_ITEM;
  readonly label: string;
  readonly to: string;
  /** Pattern of the addresses at which the link is active. */
  readonly activeBaseRegex: string;
};

export type NavbarItem =
  | (NavbarLink & {readonly position: 'left'})
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly position: 'left';
      readonly items: NavbarLink[];
    }
  | {
      readonly label: string;
      readonly href: string;
      readonly position: 'right';
    }
  | {
      readonly type: 'custom-fullscreen' | 'custom-search' | typeof TABLE_ITEM;
      readonly position: 'right';
    };

function listLinks(group: AreaGroup, basePath: string): NavbarLink[] {
  return contentAreas
    .filter((area) => area.group === group)
    .map(({id, label}) => ({
      label,
      to: `/${id}/`,
      activeBaseRegex: `^${basePath}${id}/`,
    }));
}

/** Returns the item type of a locked area that is alone in its group. */
function lockedType(group: AreaGroup): Pick<NavbarLink, 'type'> {
  return lockedAreas.some((area) => area.group === group)
    ? {type: LOCKED_ITEM}
    : {};
}

function menuItem(
  {group, label}: AreaMenu<AreaGroup>,
  links: NavbarLink[],
): NavbarItem {
  const [only, ...others] = links;
  return only !== undefined && others.length === 0
    ? {...only, label, position: 'left', ...lockedType(group)}
    : {
        type: 'dropdown',
        label,
        position: 'left',
        items: links.map((link) => ({type: AREA_ITEM, ...link})),
      };
}

/** The inputs of the navbar, besides the areas. */
type Site = Pick<Identity, 'repository' | 'basePath'>;

/**
 * The navbar: a menu for each group of areas, then on the right search, the repository, the tools
 * for play, and fullscreen.
 */
export function navbarItems({repository, basePath}: Site): NavbarItem[] {
  return [
    ...areaMenus.map((menu) => menuItem(menu, listLinks(menu.group, basePath))),
    {type: 'custom-search', position: 'right'},
    {label: 'Source', href: repository, position: 'right'},
    {type: TABLE_ITEM, position: 'right'},
    {type: 'custom-fullscreen', position: 'right'},
  ];
}
