/**
 * The icons of the site: the lines of each on a square of 24 units. They are drawn
 * with one stroke in the color of the text, so that nothing is loaded for them.
 */
const lines = {
  book: [
    'M12 6.5c-2-1.5-4.8-2-8.5-2v13c3.7 0 6.5.5 8.5 2 2-1.5 4.8-2 8.5-2v-13c-3.7 0-6.5.5-8.5 2z',
    'M12 6.5v13',
  ],
  coins: [
    'M9 5c3.3 0 6 1.2 6 2.8s-2.7 2.7-6 2.7-6-1.1-6-2.7S5.7 5 9 5z',
    'M3 7.8v8.4c0 1.6 2.7 2.8 6 2.8',
    'M3 12c0 1.6 2.7 2.8 6 2.8',
    'M15.5 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  ],
  compass: [
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    'M15.8 8.2 13.6 13.6 8.2 15.8 10.4 10.4z',
  ],
  gate: [
    'M4.5 21V11a7.5 7.5 0 0 1 15 0v10',
    'M8.5 21V11.5a3.5 3.5 0 0 1 7 0V21',
    'M12 3.5V8',
    'M2.5 21h19',
  ],
  lock: ['M5.5 10.5h13v10h-13z', 'M8 10.5v-3a4 4 0 0 1 8 0v3', 'M12 14.5v2.5'],
  map: [
    'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20z',
    'M9 4v13.5',
    'M15 6.5V20',
  ],
  moon: ['M19.5 14.5A8 8 0 1 1 10 4.5a6.3 6.3 0 0 0 9.5 10z'],
  people: [
    'M9 4.5a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z',
    'M3 19.5c0-3.6 2.6-5.8 6-5.8s6 2.2 6 5.8',
    'M15.5 5a3 3 0 0 1 0 5.8',
    'M17.3 14.2c2.3.8 3.7 2.7 3.7 5.3',
  ],
  quill: [
    'M20.5 3.5c-7.5.5-12.5 4-14 12.5 6.5-.2 11.5-2.5 13-7.5l-3 .3 3.5-2z',
    'M4 20.5c2.5-5 6-8.8 10.5-11.3',
    'M11.5 20.5h9',
  ],
  shield: [
    'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6z',
    'M12 3.5V21',
  ],
  spark: [
    'M11 4.5c.6 5.2 3.3 7.9 8.5 8.5-5.2.6-7.9 3.3-8.5 8.5-.6-5.2-3.3-7.9-8.5-8.5 5.2-.6 7.9-3.3 8.5-8.5z',
    'M19 2.5v5',
    'M16.5 5h5',
  ],
  sword: [
    'M20.5 3.5 20 8l-9.5 9.5-4-4L16 4z',
    'M4.5 12 12 19.5',
    'M8.3 15.7 3.5 20.5',
  ],
  temple: [
    'M3 9.5 12 4l9 5.5z',
    'M6 9.5V17',
    'M10 9.5V17',
    'M14 9.5V17',
    'M18 9.5V17',
    'M4.5 17h15',
    'M3 20.5h18',
  ],
  unlocked: [
    'M5.5 10.5h13v10h-13z',
    'M8 10.5v-3a4 4 0 0 1 7.8-1.2',
    'M12 14.5v2.5',
  ],
} as const;

/** The name of an icon, as areas and the front matter of pages write it. */
export type IconName = keyof typeof lines;

/** The lines of every icon, as paths of SVG. */
export const icons: Readonly<Record<IconName, readonly string[]>> = lines;

/** Tells whether a name, such as one that an author wrote, is that of an icon. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}
