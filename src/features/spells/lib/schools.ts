import {schools} from '@world/catalogue';
import type {ElementName} from './elements';

type SchoolRow = {
  /** The name in addresses and in the attributes that authors write. */
  readonly id: string;
  readonly name: string;
  /** The elements that the school works. */
  readonly elements: readonly ElementName[];
};

export type SchoolName = (typeof schools)[number]['name'];

export type School = SchoolRow & {readonly name: SchoolName};

/** The schools, in the order in which they are listed. */
export const SCHOOLS: readonly School[] = schools;

/** The school of a name, as it is written in the table. */
export function schoolNamed(name: string): School | undefined {
  return SCHOOLS.find((school) => school.name === name);
}
