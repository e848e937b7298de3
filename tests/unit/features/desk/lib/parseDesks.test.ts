import fc from '../../../../support/properties';
import {
  isPin,
  parseDesks,
} from '../../../../../src/features/desk/lib/parseDesks';
import {allDesks, pins} from './arbitraries';

const PIN = {id: 'a', path: '/rules/', target: '#bow', title: 'Bow', note: ''};

describe('stored desks', () => {
  it('are read back as written', () => {
    fc.assert(
      fc.property(allDesks, (desks) => {
        const stored: unknown = JSON.parse(JSON.stringify(desks));
        expect(parseDesks(stored)).toEqual({value: desks, unread: []});
      }),
    );
  });

  it('return unreadable parts unchanged, and the rest as desks', () => {
    fc.assert(
      fc.property(allDesks, fc.jsonValue(), (desks, junk) => {
        fc.pre(!isPin(junk));
        const [first, ...others] = desks.desks;
        const stored = {
          ...desks,
          desks: [{...first, pins: [...(first?.pins ?? []), junk]}, ...others],
        };
        expect(parseDesks(stored)).toEqual({value: desks, unread: [junk]});
      }),
    );
  });

  it('are parsed without errors, whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(parseDesks(stored).value ?? 'none').toBeTruthy();
      }),
    );
  });

  it.each([
    ['of another host', {...PIN, path: '//evil.example/'}],
    ['of another host, as browsers read it', {...PIN, path: '/\\evil.example'}],
    ['with a scheme', {...PIN, path: 'javascript:alert(1)'}],
    ['with a query', {...PIN, path: '/rules/?a=b'}],
    ['without a title', {...PIN, title: ''}],
    ['with a note that is too long', {...PIN, note: 'x'.repeat(10_001)}],
    ['without a note', {...PIN, note: undefined}],
  ])('have no pin %s', (_, pin) => {
    expect(isPin(pin)).toBe(false);
  });

  it('may have notes of 10,000 letters', () => {
    expect(isPin({...PIN, note: 'x'.repeat(10_000)})).toBe(true);
  });

  it('lose properties that pins do not have', () => {
    fc.assert(
      fc.property(pins, (pin) => {
        const desks = [{id: 'a', name: 'A', pins: [{...pin, secret: 1}]}];
        expect(parseDesks({open: 'a', desks}).value?.desks[0]?.pins).toEqual([
          pin,
        ]);
      }),
    );
  });
});
