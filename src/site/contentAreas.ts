import {areas, menus} from '@world/areas';
import type {Area, AreaMenu} from './world';

export type AreaId = (typeof areas)[number]['id'];

/** The navbar menu of an area. */
export type AreaGroup = (typeof menus)[number]['group'];

/** A section of the site with its own folder under docs/, route and sidebar. */
export type ContentArea = Area<AreaGroup> & {readonly id: AreaId};

export const contentAreas: readonly ContentArea[] = areas;

/** The menus of the navbar, which are the parts of the home page too, in order. */
export const areaMenus: readonly AreaMenu<AreaGroup>[] = menus;

/** The areas that readers need a password for. */
export const lockedAreas = contentAreas.filter(({locked}) => locked);

/** The areas that everybody may read. */
export const openAreas = contentAreas.filter(({locked}) => !locked);

/** Tells whether readers need a password for the page that is made of a file, by its path from the root of the project. */
export function isInLockedArea(path: string): boolean {
  return lockedAreas.some(({id}) => path.startsWith(`docs/${id}/`));
}

/** Finds an area by its id, such as that of the docs plugin at a page. */
export function areaById(id: string | undefined): ContentArea | undefined {
  return contentAreas.find((area) => area.id === id);
}
