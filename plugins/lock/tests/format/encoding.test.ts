import {fromBase64, toBase64} from '../../format/base64';
import {LockError} from '../../format/lockError';
import fc from '../../../../tests/support/properties';

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
