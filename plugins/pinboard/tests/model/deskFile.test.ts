import {parseDesks, readDeskFile, writeDeskFile} from '../../model/desk';
import fc from '../../../../tests/support/properties';

const PIN = {id: 'a', path: '/rules/', target: '#bow', title: 'Bow', note: ''};
const DESK = {id: 'one', name: 'Session 13', pins: [PIN]};
const DESKS = {open: 'one', desks: [DESK]};

describe('the pinboards file', () => {
  it('holds all pinboards', () => {
    expect(readDeskFile(writeDeskFile(DESKS))).toEqual({
      value: [DESK],
      unread: [],
    });
  });

  it.each([
    ['is damaged', '{"format": "desk", "version": 1, "de', 'damaged'],
    ['is of something else', '{"name": "orrameth"}', 'damaged'],
    ['is of a newer version', '{"format":"desk","version":2}', 'newer'],
    ['has no desk', '{"format":"desk","version":1,"desks":[]}', 'damaged'],
  ])('is rejected if it %s', (_, text, fault) => {
    expect(readDeskFile(text)).toEqual({fault});
  });
});

describe('stored pinboards', () => {
  it('are read back as written, without properties that pins do not have', () => {
    const pins = [{...PIN, secret: 1}];
    const stored = {open: 'one', desks: [{...DESK, pins}]};
    expect(parseDesks(stored)).toEqual({value: DESKS, unread: []});
  });

  it.each([
    ['of another host', {...PIN, id: 'b', path: '//evil.example/'}],
    [
      'of another host, as browsers read it',
      {...PIN, id: 'b', path: '/\\evil'},
    ],
    ['with a scheme', {...PIN, id: 'b', path: 'javascript:alert(1)'}],
    ['without a note', {...PIN, id: 'b', note: undefined}],
    ['that is there already', {...PIN, title: 'Second'}],
    ['that is none', 7],
  ])('return a pin %s unchanged, and the rest as desks', (_, pin) => {
    const stored = {open: 'one', desks: [{...DESK, pins: [PIN, pin]}]};
    expect(parseDesks(stored)).toEqual({value: DESKS, unread: [pin]});
  });

  it('are parsed without errors, whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(parseDesks(stored).value ?? 'none').toBeTruthy();
      }),
    );
  });
});
