import {readTarget, writeAddressEnd, writeRow} from '../../model/target';

describe('what of a page a pin is', () => {
  it.each([
    ['#bow', {kind: 'id', id: 'bow'}],
    ['img:A bow', {kind: 'picture', alt: 'A bow'}],
    [
      writeRow('Arms: old', 'Bow: long'),
      {kind: 'row', table: 'Arms: old', first: 'Bow: long'},
    ],
    ['row:%:Bow', {kind: 'row', table: '%', first: 'Bow'}],
    ['map:?at=1,2,3', {kind: 'view', query: '?at=1,2,3'}],
    ['pdf:2:/a.pdf', {kind: 'leaf', file: '/a.pdf', page: 2}],
  ])('is read from %s', (text, target) => {
    expect(readTarget(text)).toEqual(target);
  });

  it.each([
    ['nothing', ''],
    ['a form of a newer version', 'song:3'],
    ['an empty id', '#'],
    ['a page 0 of a document', 'pdf:0:/a.pdf'],
    ['a document elsewhere', 'pdf:1://evil/a.pdf'],
    ['a map with a hash', 'map:?at=1#x'],
  ])('is the whole page where it is %s', (_, text) => {
    expect(readTarget(text)).toEqual({kind: 'page'});
  });

  it.each([
    ['#bow', '#bow'],
    ['map:?at=1,2,3', '?at=1,2,3#world-map'],
    ['', ''],
    ['pdf:3:/a.pdf', ''],
  ])('leads for "%s" to "%s" of its page', (text, end) => {
    expect(writeAddressEnd(text)).toBe(end);
  });
});
