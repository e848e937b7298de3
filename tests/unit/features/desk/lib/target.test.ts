import fc from '../../../../support/properties';
import {
  readTarget,
  writeAddressEnd,
  writeTarget,
  type Target,
} from '../../../../../src/features/desk/lib/target';

const words = fc.string({minLength: 1});
const counts = fc.integer({min: 1, max: 99_999});

const targets: fc.Arbitrary<Target> = fc.oneof(
  fc.constant({kind: 'page' as const}),
  fc.record({kind: fc.constant('id' as const), id: words}),
  fc.record({kind: fc.constant('picture' as const), alt: words}),
  fc.record({kind: fc.constant('row' as const), table: words, first: words}),
  fc.record({
    kind: fc.constant('view' as const),
    query: fc.constantFrom('', '?at=1200,800,3.5', '?route=a;b&by=boat'),
  }),
  fc.record({
    kind: fc.constant('leaf' as const),
    file: fc.constantFrom('/a.pdf', '/races/Half-Orc%20Kin.pdf'),
    page: counts,
  }),
  fc.record({kind: fc.constant('place' as const), index: counts}),
);

describe('what of a page a pin is', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(targets, (target) => {
        expect(readTarget(writeTarget(target))).toEqual(target);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a form of a newer edition', 'song:3'],
    ['an empty id', '#'],
    ['a page 0 of a document', 'pdf:0:/a.pdf'],
    ['a document elsewhere', 'pdf:1://evil/a.pdf'],
    ['a map with a hash', 'map:?at=1#x'],
    ['a place without a number', 'at:'],
  ])('is the whole page where it is %s', (_, text) => {
    expect(readTarget(text)).toEqual({kind: 'page'});
  });

  it.each([
    ['#bow', '#bow'],
    ['map:?at=1,2,3', '?at=1,2,3#the-map'],
    ['map:', '#the-map'],
    ['', ''],
    ['at:7', ''],
    ['pdf:3:/a.pdf', ''],
  ])('leads for "%s" to "%s" of its page', (text, end) => {
    expect(writeAddressEnd(text, 'the-map')).toBe(end);
  });
});
