import {
  createDesks,
  findOpenDesk,
  type Desks,
  type Pin,
} from '../../model/desk';
import {
  addDesk,
  addPin,
  mergeDesks,
  movePin,
  openDesk,
  removeOpenDesk,
  removePin,
  renameDesk,
  writeNote,
} from '../../model/deskChanges';

function makePin(id: string, note = ''): Pin {
  return {id, path: '/', target: `#${id}`, title: id, note};
}

/** Creates pinboards with one pin per letter. */
function makeDesks(letters: string): Desks {
  const {open, desks} = createDesks('one', 'Session 13');
  const pins = letters.split('').map((letter) => makePin(letter));
  return {open, desks: desks.map((desk) => ({...desk, pins}))};
}

function readOrder(desks: Desks): string | undefined {
  return findOpenDesk(desks)
    ?.pins.map(({id}) => id)
    .join('');
}

describe('the pinboard', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['a', 9, 'bca'],
    ['c', -1, 'cab'],
  ])('moves %s to place %d', (pin, to, order) => {
    expect(readOrder(movePin('one', pin, to)(makeDesks('abc')))).toBe(order);
  });

  it('adds, notes, names and removes', () => {
    const changed = [
      addPin(makePin('c')),
      writeNote('one', 'c', 'Sharp'),
      removePin('one', 'a'),
      renameDesk('one', 'Session 14'),
    ].reduce((desks, change) => change(desks), makeDesks('ab'));
    expect(changed.desks).toEqual([
      {
        id: 'one',
        name: 'Session 14',
        pins: [makePin('b'), makePin('c', 'Sharp')],
      },
    ]);
  });

  it('is the same if another tab has removed the pin', () => {
    const desks = makeDesks('ab');
    expect(writeNote('one', 'z', 'Lost')(desks)).toBe(desks);
  });

  it('opens a new pinboard, and the neighbor of one that goes; the last one stays', () => {
    const first = makeDesks('a');
    const two = addDesk('two', 'Session 14')(first);
    expect(two.open).toBe('two');
    expect(openDesk('one')(two).open).toBe('one');
    expect(removeOpenDesk(two)).toEqual(first);
    expect(removeOpenDesk(first)).toBe(first);
  });
});

describe('merged pinboards', () => {
  it('have the pins and pinboards of both sides', () => {
    const {desks} = mergeDesks([
      {id: 'one', name: 'Theirs', pins: [makePin('b')]},
      {id: 'two', name: 'Theirs', pins: []},
    ])(makeDesks('a'));
    expect(desks.map(({name, pins}) => [name, pins.length])).toEqual([
      ['Session 13', 2],
      ['Theirs', 0],
    ]);
  });

  it.each([
    ['', 'theirs', 'theirs'],
    ['mine', '', 'mine'],
    ['mine', 'theirs', 'mine\n\ntheirs'],
    ['mine\n\ntheirs', 'theirs', 'mine\n\ntheirs'],
  ])('join the notes %j and %j', (mine, theirs, joined) => {
    const desks = writeNote('one', 'a', mine)(makeDesks('a'));
    const merged = mergeDesks([
      {id: 'one', name: '', pins: [makePin('a', theirs)]},
    ])(desks);
    expect(merged.desks[0]?.pins[0]?.note).toBe(joined);
  });
});
