import type {ElementName} from './elements';

type SchoolRow = {
  /** The name in addresses and in the attributes that authors write. */
  readonly id: string;
  readonly name: string;
  /** The elements that the school works. */
  readonly elements: readonly ElementName[];
};

const ROWS = [
  {id: 'dim-magika', name: 'Dim Magika', elements: ['Smoke']},
  {
    id: 'ecolu-ahn-mogrus',
    name: 'Ecolu Ahn Mogrus',
    elements: ['Smoke', 'Air'],
  },
  {
    id: 'ecolu-ahn-mutus',
    name: 'Ecolu Ahn Mutus',
    elements: ['Smoke', 'Earth'],
  },
  {
    id: 'ecolu-atus-ahn-agmus',
    name: 'Ecolu Atus Ahn Agmus',
    elements: ['Smoke', 'Fire'],
  },
] as const satisfies readonly SchoolRow[];

export type SchoolName = (typeof ROWS)[number]['name'];

export type School = SchoolRow & {readonly name: SchoolName};

/** The four schools, in the order in which they are listed. */
export const SCHOOLS: readonly School[] = ROWS;

/** The school of a name, as it is written in the table. */
export function schoolNamed(name: string): School | undefined {
  return SCHOOLS.find((school) => school.name === name);
}
