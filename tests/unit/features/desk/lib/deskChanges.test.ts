import fc from '../../../../support/properties';
import {
  createDesks,
  findOpenDesk,
  limits,
  type Desks,
  type Pin,
} from '../../../../../src/features/desk/lib/desk';
import {
  addPin,
  movePin,
  removeDesk,
  removePin,
  renameDesk,
  revert,
  writeNote,
  type Change,
  type Made,
} from '../../../../../src/features/desk/lib/deskChanges';
import {allDesks, changes} from './arbitraries';

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

/** Makes changes one after another, the last one first. */
function makeAll(desks: Desks, all: readonly Change[]): readonly Made[] {
  return all.reduce<readonly Made[]>((made, change) => {
    const before = made[0]?.after ?? desks;
    return [{before, after: change(before)}, ...made];
  }, []);
}

describe('the desk', () => {
  it('undoes any sequence of changes, up to the last one', () => {
    fc.assert(
      fc.property(allDesks, fc.array(changes), (desks, all) => {
        const made = makeAll(desks, all);
        const undone = made.reduce(
          (now, each) => revert(each)(now),
          made[0]?.after ?? desks,
        );
        expect(undone).toEqual(desks);
      }),
    );
  });

  it('always has at least one desk, one that is open, and no pin twice', () => {
    fc.assert(
      fc.property(allDesks, fc.array(changes), (desks, all) => {
        const {open, desks: left} = makeAll(desks, all)[0]?.after ?? desks;
        expect(left.map(({id}) => id)).toContain(open);
        for (const {pins} of left) {
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
    ['c', -1, 'cab'],
  ])('moves %s to place %d', (pin, to, order) => {
    expect(readOrder(movePin('one', pin, to)(makeDesks('abc')))).toBe(order);
  });

  it('restores a pin at its old place', () => {
    const before = makeDesks('abc');
    const after = removePin('one', 'b')(before);
    expect(readOrder(after)).toBe('ac');
    expect(readOrder(revert({before, after})(after))).toBe('abc');
  });

  it('leaves what another tab has pinned, noted and named since', () => {
    const before = makeDesks('ab');
    const after = removePin('one', 'a')(before);
    const others = [
      addPin(makePin('c')),
      writeNote('one', 'b', 'Theirs'),
      renameDesk('one', 'Theirs'),
    ].reduce((desks, change) => change(desks), after);
    const undone = revert({before, after})(others);
    expect(readOrder(undone)).toBe('abc');
    expect(findOpenDesk(undone)?.name).toBe('Theirs');
    expect(findOpenDesk(undone)?.pins[1]?.note).toBe('Theirs');
  });

  it('changes nothing if another tab has removed the pin', () => {
    const desks = makeDesks('ab');
    expect(writeNote('one', 'z', 'Lost')(desks)).toBe(desks);
  });

  it('keeps the last desk', () => {
    const desks = makeDesks('a');
    expect(removeDesk('one')(desks)).toBe(desks);
  });

  it('is full at 500 pins', () => {
    const {open, desks} = createDesks('one', 'All');
    const pins = Array.from({length: limits.pins - 1}, (_, index) =>
      makePin(String(index)),
    );
    const almost = {open, desks: desks.map((desk) => ({...desk, pins}))};
    const full = addPin(makePin('last'))(almost);
    expect(findOpenDesk(full)?.pins).toHaveLength(500);
    expect(addPin(makePin('more'))(full)).toBe(full);
  });
});
