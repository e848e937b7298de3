import type {Area, AreaMenu} from '@site/src/site/world';

/** The menus of the navbar, in order. */
export const menus = [
  {group: 'rules', label: 'Regeln'},
  {group: 'world', label: 'Welt'},
  {group: 'private', label: 'Geheim'},
] as const satisfies readonly AreaMenu[];

type MenuId = (typeof menus)[number]['group'];

/** All content areas of the site, with their folder below docs/, their address, and their menu. */
export const areas = [
  {
    id: 'rules',
    label: 'Regeln',
    summary: 'Wie eine Probe geht, und was Ausrüstung kostet',
    icon: 'book',
    group: 'rules',
    locked: false,
  },
  {
    id: 'vale',
    label: 'Das Tal',
    summary: 'Die Karte, die Stadt und der See',
    icon: 'compass',
    group: 'world',
    locked: false,
  },
  {
    id: 'keeper',
    label: 'Der Tisch der Spielleitung',
    summary: 'Für alle, die das Spiel leiten',
    icon: 'lock',
    group: 'private',
    locked: true,
  },
] as const satisfies readonly Area<MenuId>[];
