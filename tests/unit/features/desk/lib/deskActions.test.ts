import fc from '../../../../support/properties';
import {
  createDesks,
  findOpenDesk,
  limits,
  type Desks,
  type Pin,
} from '../../../../../src/features/desk/lib/desk';
import {
  applyAction,
  applyActions,
} from '../../../../../src/features/desk/lib/deskActions';
import {actions, allDesks} from './arbitraries';

function makePin(id: string): Pin {
  return {id, path: '/', target: `#${id}`, title: id, note: ''};
}

/** Creates desks with one pin per letter. */
function makeDesks(letters: string): Desks {
  const {open, desks} = createDesks('one', 'Session 13');
  const pins = letters.split('').map(makePin);
  return {open, desks: desks.map((desk) => ({...desk, pins}))};
}

function readOrder(desks: Desks): string {
  return (
    findOpenDesk(desks)
      ?.pins.map(({id}) => id)
      .join('') ?? ''
  );
}

describe('the desk', () => {
  it('undoes any sequence of changes, up to the last one', () => {
    fc.assert(
      fc.property(allDesks, fc.array(actions), (desks, changes) => {
        const done = applyActions(desks, changes);
        expect(applyActions(done.desks, done.undo).desks).toEqual(desks);
      }),
    );
  });

  it('always has at least one desk, and one that is open', () => {
    fc.assert(
      fc.property(allDesks, fc.array(actions), (desks, changes) => {
        const done = applyActions(desks, changes).desks;
        expect(done.desks.map(({id}) => id)).toContain(done.open);
      }),
    );
  });

  it('never has the same pin twice', () => {
    fc.assert(
      fc.property(allDesks, fc.array(actions), (desks, changes) => {
        for (const {pins} of applyActions(desks, changes).desks.desks) {
          expect(new Set(pins.map(({id}) => id)).size).toBe(pins.length);
        }
      }),
    );
  });

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', 9, 'bca'],
  ])('moves %s to place %d', (pin, to, order) => {
    const moved = applyAction(makeDesks('abc'), {
      do: 'move',
      desk: 'one',
      pin,
      to,
    });
    expect(readOrder(moved.desks)).toBe(order);
  });

  it('restores a pin at its old place', () => {
    const {desks, undo} = applyAction(makeDesks('abc'), {
      do: 'remove',
      desk: 'one',
      pin: 'b',
    });
    expect(readOrder(desks)).toBe('ac');
    expect(readOrder(applyActions(desks, undo).desks)).toBe('abc');
  });

  it('changes nothing if another tab has removed the pin', () => {
    const desks = makeDesks('ab');
    const note = {do: 'note', desk: 'one', pin: 'z', note: 'Lost'} as const;
    expect(applyAction(desks, note)).toEqual({desks, undo: []});
  });

  it('keeps the last desk', () => {
    const desks = makeDesks('a');
    expect(applyAction(desks, {do: 'removeDesk', desk: 'one'}).desks).toBe(
      desks,
    );
  });

  it('is full at 500 pins', () => {
    const {open, desks} = createDesks('one', 'All');
    const pins = Array.from({length: limits.pins - 1}, (_, index) =>
      makePin(String(index)),
    );
    const almost = {open, desks: desks.map((desk) => ({...desk, pins}))};
    const add = (id: string) =>
      ({do: 'add', desk: 'one', pin: makePin(id), at: 0}) as const;
    const full = applyAction(almost, add('last')).desks;
    expect(findOpenDesk(full)?.pins).toHaveLength(500);
    expect(applyAction(full, add('more')).desks).toBe(full);
  });
});
