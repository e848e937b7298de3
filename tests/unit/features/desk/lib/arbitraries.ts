import fc from '../../../../support/properties';
import type {Desk, Desks, Pin} from '../../../../../src/features/desk/lib/desk';
import type {Action} from '../../../../../src/features/desk/lib/deskActions';

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

const at = fc.integer({min: 0, max: 5});

/** Any action, also on pins that do not exist. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({do: fc.constant('add' as const), desk: ids, pin: pins, at}),
  fc.record({do: fc.constant('remove' as const), desk: ids, pin: ids}),
  fc.record({do: fc.constant('move' as const), desk: ids, pin: ids, to: at}),
  fc.record({
    do: fc.constant('note' as const),
    desk: ids,
    pin: ids,
    note: fc.string({maxLength: 10}),
  }),
  fc.record({
    do: fc.constant('addDesk' as const),
    desk: deskLists.map(([desk]) => desk ?? {id: 'a', name: 'A', pins: []}),
    at,
  }),
  fc.record({do: fc.constant('removeDesk' as const), desk: ids}),
  fc.record({
    do: fc.constant('rename' as const),
    desk: ids,
    name: fc.string({minLength: 1, maxLength: 10}),
  }),
  fc.record({do: fc.constant('open' as const), desk: ids}),
);
