import fc from '../../../../support/properties';
import {
  packDesk,
  readLetters,
  unpackDesk,
  writeLetters,
} from '../../../../../src/features/desk/lib/deskLink';
import {deskLists} from './arbitraries';

const desk = {
  id: 'one',
  name: 'Session 13',
  pins: [
    {
      id: 'a',
      path: '/rules/gear.html',
      target: 'row:Gear:Bow',
      title: 'Bow',
      note: 'Mine',
    },
  ],
};

describe('a link that holds a desk', () => {
  it('holds all of it but the notes', () => {
    fc.assert(
      fc.property(deskLists, ([first]) => {
        const given = first ?? desk;
        expect(unpackDesk(packDesk(given))).toEqual({
          desk: {...given, pins: given.pins.map((pin) => ({...pin, note: ''}))},
        });
      }),
    );
  });

  it('tells no word of a note', () => {
    expect(packDesk(desk)).not.toContain('Mine');
  });

  it('has a letter of an address for every byte, and gives them back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const letters = writeLetters(bytes);
        expect(letters).toMatch(/^[\w-]*$/);
        expect(readLetters(letters)).toEqual(bytes);
      }),
    );
  });

  it('has letters for more bytes than a function takes values', () => {
    const bytes = new Uint8Array(500_000).fill(7);
    expect(readLetters(writeLetters(bytes))).toEqual(bytes);
  });

  it('brings nothing where its letters are none of an address', () => {
    expect(readLetters('%%%')).toBeUndefined();
  });

  it.each([
    ['no list', '{"a": 1}', 'damaged'],
    ['cut', packDesk(desk).slice(0, -3), 'damaged'],
    ['without pins', '[1,"one","Session 13"]', 'damaged'],
    ['without a version', '["one","Session 13",[]]', 'damaged'],
    ['with a pin that is none', '[1,"one","Session 13",[7]]', 'damaged'],
    [
      'with a pin that leads elsewhere',
      '[1,"one","Session 13",[["a","//evil","","X"]]]',
      'damaged',
    ],
    ['of a newer edition', '[2,"one","Session 13",[]]', 'newer'],
  ])('is not taken where it is %s', (_, text, fault) => {
    expect(unpackDesk(text)).toEqual({fault});
  });
});
