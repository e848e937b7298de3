import {spheres} from '@world/catalogue';
import type {ElementName} from './elements';

/** A sphere of magic, the color that it is known by, and the Gate of the House that owns it. */
type SphereRow = {
  readonly name: string;
  readonly color: string;
  /** The element behind that Gate; nothing where the Gate gives on the Still. */
  readonly element?: ElementName;
};

export type SphereName = (typeof spheres)[number]['name'];

export type Sphere = SphereRow & {readonly name: SphereName};

/** The spheres, in the order in which they are listed. */
export const SPHERES: readonly Sphere[] = spheres;

/** The sphere of a name, as it is written in the table. */
export function sphereNamed(name: string): Sphere | undefined {
  return SPHERES.find((sphere) => sphere.name === name);
}
