import fc from '../../../../support/properties';
import type {Desk, Desks, Pin} from '../../../../../src/features/desk/lib/desk';
import {
  addDesk,
  addPin,
  movePin,
  openDesk,
  removeDesk,
  removePin,
  renameDesk,
  writeNote,
  type Change,
} from '../../../../../src/features/desk/lib/deskChanges';
import {mergeDesks} from '../../../../../src/features/desk/lib/deskFile';

const ids = fc.constantFrom('a', 'b', 'c', 'd');

export const pins: fc.Arbitrary<Pin> = fc.record({
  id: ids,
  path: fc.constantFrom('/', '/rules/', '/rules/gear.html'),
  target: fc.constantFrom('', '#bow', 'row:Gear:Bow', 'img:A bow'),
  title: fc.string({minLength: 1, maxLength: 20}),
  note: fc.string({maxLength: 20}),
});

export const deskLists: fc.Arbitrary<Desk[]> = fc.uniqueArray(
  fc.record({
    id: ids,
    name: fc.string({minLength: 1, maxLength: 10}),
    pins: fc.uniqueArray(pins, {selector: ({id}) => id, maxLength: 4}),
  }),
  {selector: ({id}) => id, minLength: 1, maxLength: 4},
);

export const allDesks: fc.Arbitrary<Desks> = deskLists.chain((desks) =>
  fc.constantFrom(...desks.map(({id}) => id)).map((open) => ({open, desks})),
);

/** Any change, also of pins and desks that do not exist. */
export const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.uuid().chain((id) => pins.map((pin) => addPin({...pin, id}))),
  fc.tuple(ids, ids).map((args) => removePin(...args)),
  fc.tuple(ids, ids, fc.nat(5)).map((args) => movePin(...args)),
  fc.tuple(ids, ids, fc.string()).map((args) => writeNote(...args)),
  fc.tuple(ids, fc.string({minLength: 1})).map((args) => renameDesk(...args)),
  ids.map(openDesk),
  fc
    .tuple(fc.uuid(), fc.string({minLength: 1}))
    .map((args) => addDesk(...args)),
  ids.map(removeDesk),
  deskLists.map((others) => (all: Desks) => mergeDesks(all, others).desks),
);
