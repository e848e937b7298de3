import type {Area, AreaMenu} from '../../../../src/site/world';

/** The areas of the sites that tests of the lock make, so that those of the world may change. */
export const areas: readonly Area[] = [
  {
    id: 'prime-almanac',
    label: 'Prime Almanac',
    summary: 'Lands, seas, and roads',
    icon: 'compass',
    group: 'world',
    locked: false,
  },
  {
    id: 'reference',
    label: 'For the Keeper',
    summary: 'What only the keeper knows',
    icon: 'lock',
    group: 'keeper',
    locked: true,
  },
];

export const menus: readonly AreaMenu[] = [
  {group: 'world', label: 'World'},
  {group: 'keeper', label: 'For the Keeper'},
];
