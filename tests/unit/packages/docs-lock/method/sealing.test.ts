import {
  openBytes,
  randomBytes,
  sealBytes,
} from '@engine/docs-lock/method/cryptography';
import {LockError} from '@engine/docs-lock/method/lockError';
import {
  fileBinding,
  lockedFileId,
  openFile,
  openJson,
  pageBinding,
  sealFile,
  sealJson,
  searchBinding,
  sourceBinding,
} from '@engine/docs-lock/method/sealing';
import fc from '../../../../support/properties';

// A hundred values are sealed and opened, perhaps on a busy device.
const key = randomBytes(32);
const binding = pageBinding('/reference', 'truths');

describe('sealed content', () => {
  it('can be opened unchanged, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({stringUnit: 'binary'}), async (value) => {
        const blob = await sealJson(key, value, binding);
        expect(await openJson(key, blob, binding)).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      {numRuns: 50},
    );
  });

  it('is never the same twice, not even at the beginning', async () => {
    const blobs = await Promise.all(
      Array.from({length: 12}, () => sealJson(key, 'salt', binding)),
    );
    // The first twelve bytes are the nonce, which is random for each.
    for (const end of [12, undefined]) {
      const texts = blobs.map((blob) => blob.slice(0, end).join());
      expect(new Set(texts).size).toBe(12);
    }
  });

  it('cannot be opened after any bit is changed', async () => {
    const blob = await sealBytes(key, new Uint8Array(40), binding);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({max: blob.length - 1}),
        fc.nat({max: 7}),
        async (at, bit) => {
          const changed = blob.map((byte, index) =>
            index === at ? byte ^ (2 ** bit) : byte,
          );
          await expect(openBytes(key, changed, binding)).rejects.toThrow(
            LockError,
          );
        },
      ),
      {numRuns: 60},
    );
  });

  it.each([
    ['another page', pageBinding('/reference', 'timeline')],
    ['another scope', pageBinding('/reference/gm', 'truths')],
    ['a file', fileBinding('/reference', 'truths')],
    ['what can be found', searchBinding('/reference', 'reference')],
    ['the sources', sourceBinding('/reference', 'reference')],
  ])('cannot be opened as %s', async (_, other) => {
    const blob = await sealJson(key, 'salt', binding);
    await expect(openJson(key, blob, other)).rejects.toThrow(LockError);
  });

  it('cannot be opened with another key, or after truncation', async () => {
    const blob = await sealJson(key, 'salt', binding);
    await expect(openJson(randomBytes(32), blob, binding)).rejects.toThrow(
      LockError,
    );
    await expect(openJson(key, blob.subarray(0, 27), binding)).rejects.toThrow(
      LockError,
    );
  });

  it('is damaged if it decrypts to no value', async () => {
    const blob = await sealFile(key, new Uint8Array(9).fill(255), binding);
    await expect(openJson(key, blob, binding)).rejects.toThrow(LockError);
  });

  it('can be opened as a file, whose name reveals nothing', async () => {
    const bytes = randomBytes(5000);
    const id = await lockedFileId(key, 'files/wards.png');
    const blob = await sealFile(key, bytes, fileBinding('/reference', id));
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(blob).toHaveLength(5120 + 28);
    expect(await openFile(key, blob, fileBinding('/reference', id))).toEqual(
      bytes,
    );
    expect(await lockedFileId(randomBytes(32), 'files/wards.png')).not.toBe(id);
  });
});
