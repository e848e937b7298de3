/** The optional features of the engine that this world uses. */
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
  'tracker',
] as const;
