/** What this world has of that which a world can leave out. */
export const features = [
  'calendar',
  'campaigns',
  'coins',
  'desk',
  'diagrams',
  'discussion',
  'documents',
  'grid',
  'map',
  'names',
  'offline',
  'pdf-viewer',
  'pictures',
  'spells',
  'table-mode',
] as const;
