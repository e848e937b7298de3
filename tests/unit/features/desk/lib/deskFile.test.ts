import fc from '../../../../support/properties';
import {
  createDesks,
  limits,
  type Desk,
  type Desks,
} from '../../../../../src/features/desk/lib/desk';
import {
  joinNotes,
  mergeDesks,
  readDeskFile,
  writeDeskFile,
} from '../../../../../src/features/desk/lib/deskFile';
import {allDesks, deskLists} from './arbitraries';

describe('the desks file', () => {
  it('holds all desks', () => {
    fc.assert(
      fc.property(allDesks, (desks) => {
        expect(readDeskFile(writeDeskFile(desks))).toEqual({
          desks: desks.desks,
          unread: [],
        });
      }),
    );
  });

  it.each([
    ['is damaged', '{"format": "desk", "version": 1, "de', 'notJson'],
    ['is empty', '', 'notJson'],
    ['is of something else', '{"name": "orrameth"}', 'foreign'],
    ['is null', 'null', 'foreign'],
    [
      'is of a newer edition',
      '{"format":"desk","version":2,"desks":[]}',
      'newer',
    ],
    ['has no desk', '{"format":"desk","version":1,"desks":[]}', 'empty'],
  ])('is rejected if it %s', (_, text, fault) => {
    expect(readDeskFile(text)).toEqual({fault});
  });

  it('returns pins that cannot be read, and accepts the others', () => {
    const {desks} = createDesks('one', 'Session 13');
    const text = JSON.stringify({
      format: 'desk',
      version: 1,
      desks: [{...desks[0], pins: [{id: 7}]}],
    });
    expect(readDeskFile(text)).toEqual({desks, unread: [{id: 7}]});
  });
});

describe('merging a desks file', () => {
  it('loses nothing that was here or in the file', () => {
    fc.assert(
      fc.property(allDesks, deskLists, (mine, theirs) => {
        const {desks} = mergeDesks(mine, theirs).desks;
        for (const desk of [...mine.desks, ...theirs]) {
          for (const {id, note} of desk.pins) {
            const merged = desks
              .find((each) => each.id === desk.id)
              ?.pins.find((pin) => pin.id === id);
            expect(merged?.note).toContain(note);
          }
        }
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(allDesks, deskLists, (mine, theirs) => {
        const once = mergeDesks(mine, theirs).desks;
        const twice = mergeDesks(once, theirs).desks;
        expect(twice).toEqual(once);
      }),
    );
  });

  it('keeps two conflicting notes as two pins', () => {
    const {open, desks} = createDesks('one', 'Long');
    const withNote = (letter: string): Desk[] =>
      desks.map((desk) => ({
        ...desk,
        pins: [
          {
            id: 'a',
            path: '/',
            target: '',
            title: 'A',
            note: letter.repeat(limits.note),
          },
        ],
      }));
    const mine = {open, desks: withNote('x')};
    const merged = mergeDesks(mine, withNote('y')).desks;
    expect(merged.desks[0]?.pins.map(({note}) => note[0])).toEqual(['x', 'y']);
  });

  it('keeps a third note too, and takes none of them twice', () => {
    const {open, desks} = createDesks('one', 'Long');
    const pin = {id: 'a', path: '/', target: '', title: 'A'};
    const withNote = (letter: string): Desk[] =>
      desks.map((desk) => ({
        ...desk,
        pins: [{...pin, note: letter.repeat(limits.note)}],
      }));
    const merged = ['y', 'z', 'y', 'z'].reduce<Desks>(
      (mine, letter) => mergeDesks(mine, withNote(letter)).desks,
      {open, desks: withNote('x')},
    );
    expect(merged.desks[0]?.pins.map(({note}) => note[0])).toEqual([
      'x',
      'y',
      'z',
    ]);
  });

  it('puts pins that find no room on a desk of their own', () => {
    const [desk] = createDesks('one', 'Full').desks;
    const fill = (letter: string): Desk[] =>
      desk === undefined
        ? []
        : [
            {
              ...desk,
              pins: Array.from({length: limits.pins - 1}, (_, at) => ({
                id: `${letter}${at}`,
                path: '/',
                target: '',
                title: 'A',
                note: '',
              })),
            },
          ];
    const mine = {open: 'one', desks: fill('a')};
    const merged = mergeDesks(mine, fill('b')).desks;
    expect(merged.desks.map(({name, pins}) => [name, pins.length])).toEqual([
      ['Full', limits.pins],
      ['Full', limits.pins - 2],
    ]);
    expect(mergeDesks(merged, fill('b')).desks).toEqual(merged);
  });

  it('names the desks that find no room', () => {
    const desks = Array.from({length: limits.desks}, (_, at): Desk => ({
      id: `${at}`,
      name: 'Mine',
      pins: [],
    }));
    const mine = {open: '0', desks};
    const other = {id: 'other', name: 'Theirs', pins: []};
    expect(mergeDesks(mine, [other]).leftOut).toEqual([other]);
    const fewer = {open: '0', desks: desks.slice(1)};
    expect(mergeDesks(fewer, [other]).leftOut).toEqual([]);
  });

  it.each([
    ['', 'theirs', 'theirs'],
    ['mine', '', 'mine'],
    ['mine', 'theirs', 'mine\n\ntheirs'],
    ['mine\n\ntheirs', 'theirs', 'mine\n\ntheirs'],
  ])('joins the notes %j and %j', (mine, theirs, joined) => {
    expect(joinNotes(mine, theirs)).toBe(joined);
  });
});
