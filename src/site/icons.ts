import {icons as worldIcons} from '../../world/icons';

/** The paths of every icon in a square of 24 units, from the engine and the world. */
const lines = {
  lock: ['M5.5 10.5h13v10h-13z', 'M8 10.5v-3a4 4 0 0 1 8 0v3', 'M12 14.5v2.5'],
  unlocked: [
    'M5.5 10.5h13v10h-13z',
    'M8 10.5v-3a4 4 0 0 1 7.8-1.2',
    'M12 14.5v2.5',
  ],
  lightMode: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  ],
  darkMode: ['M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z'],
  // This is a disk, hatched on one side.
  systemMode: [
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
    'M12 4v16M15 5v14M18 7v10',
  ],
  ...worldIcons,
} as const;

export type IconName = keyof typeof lines;

export const icons: Readonly<Record<IconName, readonly string[]>> = lines;

export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}
