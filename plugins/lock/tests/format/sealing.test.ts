import {importKey, randomBytes} from '../../format/cryptography';
import {LockError} from '../../format/lockError';
import {
  openBytes,
  openJson,
  paddedSize,
  sealBytes,
  sealJson,
} from '../../format/sealing';
import fc from '../../../../tests/support/properties';

const contentKey = randomBytes(32);
const place = {scope: '/reference', address: '/reference/truths'};
let key: CryptoKey;

beforeAll(async () => {
  key = await importKey(contentKey, 'decrypt');
});

describe('sealed content', () => {
  it('can be opened unchanged, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({stringUnit: 'binary'}), async (value) => {
        const blob = await sealJson(contentKey, value, place);
        expect(await openJson(key, blob, place)).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      {numRuns: 50},
    );
  });

  it.each([0, 1, 254, 255, 256, 5000])(
    'can be opened as the same %d bytes, even if all are padding',
    async (length) => {
      for (const bytes of [
        randomBytes(length),
        new Uint8Array(length),
        new Uint8Array(length).fill(0x80),
      ]) {
        const blob = await sealBytes(contentKey, bytes, place);
        expect(blob).toHaveLength(paddedSize(length + 1) + 28);
        expect(await openBytes(key, blob, place)).toEqual(bytes);
      }
    },
  );

  it('is never the same twice, not even at the beginning', async () => {
    const blobs = await Promise.all(
      Array.from({length: 12}, () => sealJson(contentKey, 'salt', place)),
    );
    // The first twelve bytes are the nonce, which is random for each.
    for (const end of [12, undefined]) {
      const texts = blobs.map((blob) => blob.slice(0, end).join());
      expect(new Set(texts).size).toBe(12);
    }
  });

  it('cannot be opened after any bit is changed', async () => {
    const blob = await sealBytes(contentKey, new Uint8Array(40), place);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({max: blob.length - 1}),
        fc.nat({max: 7}),
        async (at, bit) => {
          const changed = blob.map((byte, index) =>
            index === at ? byte ^ (2 ** bit) : byte,
          );
          await expect(openBytes(key, changed, place)).rejects.toThrow(
            LockError,
          );
        },
      ),
      {numRuns: 60},
    );
  });

  it.each([0, 27, 28, 283])('cannot be opened cut to %d bytes', async (end) => {
    const blob = await sealBytes(contentKey, new Uint8Array(40), place);
    await expect(openBytes(key, blob.subarray(0, end), place)).rejects.toThrow(
      LockError,
    );
  });

  it.each([
    ['another page', {...place, address: '/reference/timeline'}],
    ['a page of another scope', {...place, scope: '/reference/gm'}],
    ['a file', {...place, address: '/assets/locked/truths.bin'}],
  ])('cannot be opened as %s', async (_, other) => {
    const blob = await sealJson(contentKey, 'salt', place);
    await expect(openJson(key, blob, other)).rejects.toThrow(LockError);
  });

  it('cannot be opened with the key of another build', async () => {
    const blob = await sealJson(contentKey, 'salt', place);
    const other = await importKey(randomBytes(32), 'decrypt');
    await expect(openJson(other, blob, place)).rejects.toThrow(LockError);
  });
});

describe('the padded size of content', () => {
  it.each([
    [0, 256],
    [256, 256],
    [257, 288],
    [1024, 1024],
    [1025, 1152],
  ])('of %d bytes is %d', (length, padded) => {
    expect(paddedSize(length)).toBe(padded);
  });

  it('is never less, 12.5% more at most, and never falls as content grows', () => {
    fc.assert(
      fc.property(fc.integer({min: 256, max: 2 ** 40}), (length) => {
        expect(paddedSize(length)).toBeGreaterThanOrEqual(length);
        expect(paddedSize(length) / length).toBeLessThanOrEqual(1.125);
        expect(paddedSize(length + 1)).toBeGreaterThanOrEqual(
          paddedSize(length),
        );
      }),
    );
  });
});
