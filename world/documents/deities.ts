import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {houses} from './gods';
import {onePage} from './rows';

/** The planes, named like the files of their powers. */
const planes = [
  'ice',
  'water',
  'lightning',
  'air',
  'smoke',
  'fire',
  'magma',
  'earth',
  'still',
] as const;

/** Defines a document in the folder of gods and powers. */
function deity(name: string): PressDocument {
  return onePage(
    `/dimensional-info/deities/${name}.pdf`,
    'gods',
    `library/deities/${name}`,
  );
}

/** The gods of each House, and the power of each plane. */
export const deities: readonly PressDocument[] = [
  ...houses.map((house) => ({
    ...deity(`gods-of-${house}`),
    arms: `/divine-houses/arms/${house}.svg`,
  })),
  ...planes.map((plane) => deity(`power-of-${plane}`)),
];
