import {areas, menus} from '../../world/areas';
import type {Area, AreaMenu} from './world';

/** The id of an area is also the name of its folder under docs/. */
export type AreaId = (typeof areas)[number]['id'];

/** The navbar menu of an area. */
export type AreaGroup = (typeof menus)[number]['group'];

/** A section of the site with its own folder under docs/, route and sidebar. */
export type ContentArea = Area<AreaGroup> & {readonly id: AreaId};

/** The areas of the world, in the order of the navbar. */
export const contentAreas: readonly ContentArea[] = areas;

/** The menus of the navbar, in order; the home page has the same groups. */
export const areaMenus: readonly AreaMenu<AreaGroup>[] = menus;

/** The areas that require a password. */
export const lockedAreas = contentAreas.filter(({locked}) => locked);

/** The public areas. */
export const openAreas = contentAreas.filter(({locked}) => !locked);

/**
 * Whether a source file is a page of a locked area.
 *
 * @param path from the root of the project.
 */
export function isInLockedArea(path: string): boolean {
  return lockedAreas.some(({id}) => path.startsWith(`docs/${id}/`));
}

/** Finds an area by its id, which is also the id of its docs plugin. */
export function areaById(id: string | undefined): ContentArea | undefined {
  return contentAreas.find((area) => area.id === id);
}
