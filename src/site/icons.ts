import {icons as worldIcons} from '@world/icons';

/** The paths of every icon on a square of 24 units, from the engine and the world. */
const lines = {
  lock: ['M5.5 10.5h13v10h-13z', 'M8 10.5v-3a4 4 0 0 1 8 0v3', 'M12 14.5v2.5'],
  unlocked: [
    'M5.5 10.5h13v10h-13z',
    'M8 10.5v-3a4 4 0 0 1 7.8-1.2',
    'M12 14.5v2.5',
  ],
  ...worldIcons,
} as const;

/** The name of an icon, as used by areas and front matter. */
export type IconName = keyof typeof lines;

/** The SVG paths of every icon. */
export const icons: Readonly<Record<IconName, readonly string[]>> = lines;

/** Whether a value is the name of an icon. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}
