import {spheres} from '../../../world/catalogue';
import type {ElementName} from './elements';

/** A sphere of magic, its color, and the Gate of the House that owns it. */
type SphereRow = {
  readonly name: string;
  readonly color: string;
  /** The element behind that Gate; absent if the Gate opens on the Still. */
  readonly element?: ElementName;
};

export type SphereName = (typeof spheres)[number]['name'];

type Sphere = SphereRow & {readonly name: SphereName};

/** The spheres, in display order. */
export const SPHERES: readonly Sphere[] = spheres;

export function sphereNamed(name: string): Sphere | undefined {
  return SPHERES.find((sphere) => sphere.name === name);
}
