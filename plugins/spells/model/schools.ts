import {schools} from '../../../world/catalogue';
import type {ElementName} from './elements';

type SchoolRow = {
  /** The id in addresses and in authors' attributes. */
  readonly id: string;
  readonly name: string;
  /** The elements of the school. */
  readonly elements: readonly ElementName[];
};

export type SchoolName = (typeof schools)[number]['name'];

type School = SchoolRow & {readonly name: SchoolName};

/** The schools, in display order. */
export const SCHOOLS: readonly School[] = schools;

export function schoolNamed(name: string): School | undefined {
  return SCHOOLS.find((school) => school.name === name);
}
