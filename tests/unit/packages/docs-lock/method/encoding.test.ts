import {fromBase64, toBase64} from '@engine/docs-lock/method/base64';
import {framed, padme, unframed} from '@engine/docs-lock/method/frame';
import {LockError, toLockFault} from '@engine/docs-lock/method/lockError';
import fc from '../../../../support/properties';

const bytes = fc
  .uint8Array({maxLength: 2000})
  .map((all) => new Uint8Array(all));

describe('base64 of a lock', () => {
  it('is the same as in Node', () => {
    fc.assert(
      fc.property(bytes, (all) => {
        expect(toBase64(all)).toBe(Buffer.from(all).toString('base64'));
      }),
    );
  });

  it('can be decoded, even for more bytes than a call takes arguments', () => {
    const many = new Uint8Array(200_001).map((_, index) => index % 251);
    expect(fromBase64(toBase64(many))).toEqual(many);
    fc.assert(
      fc.property(bytes, (all) => {
        expect(fromBase64(toBase64(all))).toEqual(all);
      }),
    );
  });

  it('is rejected as damaged if it is invalid', () => {
    expect(() => fromBase64('*')).toThrow(LockError);
  });
});

describe('the padding of sealed content', () => {
  it.each([
    [0, 256],
    [256, 256],
    [257, 272],
    [1000, 1024],
    [1025, 1088],
    [9_999, 10_240],
    [1_000_000, 1_015_808],
  ])('makes %d bytes %d', (length, padded) => {
    expect(padme(length)).toBe(padded);
  });

  it('never shortens, adds 12 % at most, and never falls as content grows', () => {
    fc.assert(
      fc.property(fc.integer({min: 256, max: 2 ** 40}), (length) => {
        expect(padme(length)).toBeGreaterThanOrEqual(length);
        expect(padme(length) / length).toBeLessThanOrEqual(1.12);
        expect(padme(length + 1)).toBeGreaterThanOrEqual(padme(length));
      }),
    );
  });

  it('can be removed again', () => {
    fc.assert(
      fc.property(bytes, (all) => {
        expect(unframed(framed(all))).toEqual(all);
        expect(framed(all)).toHaveLength(padme(all.length + 4));
      }),
    );
  });

  it('is rejected as damaged if the length exceeds the data', () => {
    const frame = framed(new Uint8Array(3));
    frame.set([0, 0, 1, 0]);
    expect(() => unframed(frame)).toThrow('damaged');
    expect(() => unframed(new Uint8Array(3))).toThrow('damaged');
  });
});

it('treats any unexpected error as damage', () => {
  expect(toLockFault(new TypeError('x'))).toBe('damaged');
  expect(toLockFault(new LockError('insecure'))).toBe('insecure');
});
