import type {ElementName} from './elements';

/** A sphere of magic, the color that it is known by, and the Gate of the House that owns it. */
type SphereRow = {
  readonly name: string;
  readonly color: string;
  /** The element behind that Gate; nothing where the Gate gives on the Still. */
  readonly element?: ElementName;
};

/**
 * The fourteen spheres. Elemental Smoke and Smoke have no color of their own: they
 * share that of Elemental, and of the element.
 */
const ROWS = [
  {name: 'Enchantment', color: 'blue', element: 'Water'},
  {name: 'Elemental Smoke', color: 'grey', element: 'Smoke'},
  {name: 'Charm', color: 'blue', element: 'Water'},
  {name: 'Divination', color: 'fuchsia', element: 'Ice'},
  {name: 'Alteration', color: 'green', element: 'Magma'},
  {name: 'Illusion', color: 'magenta', element: 'Air'},
  {name: 'Conjuration', color: 'darkorange', element: 'Fire'},
  {name: 'Abjuration', color: 'gold', element: 'Earth'},
  {name: 'Evocation', color: 'lightgray', element: 'Lightning'},
  {name: 'Transmutation', color: 'green', element: 'Magma'},
  {name: 'Summoning', color: 'darkorange', element: 'Fire'},
  {name: 'Necromancy', color: 'purple'},
  {name: 'Elemental', color: 'grey', element: 'Smoke'},
  {name: 'Smoke', color: 'grey', element: 'Smoke'},
] as const satisfies readonly SphereRow[];

export type SphereName = (typeof ROWS)[number]['name'];

export type Sphere = SphereRow & {readonly name: SphereName};

export const SPHERES: readonly Sphere[] = ROWS;

/** The color of the House that hears Invocation, which is counted among the spheres by nobody. */
export const INVOCATION_COLOR = 'lightgray';

/** The sphere of a name, as it is written in the table. */
export function sphereNamed(name: string): Sphere | undefined {
  return SPHERES.find((sphere) => sphere.name === name);
}
