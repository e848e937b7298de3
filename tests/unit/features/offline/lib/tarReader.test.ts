import {packTar} from '../../../../../scripts/build-site/packTar';
import {
  createTarReader,
  type TarFile,
} from '../../../../../src/features/offline/lib/tarReader';
import fc from '../../../../support/properties';

const encoder = new TextEncoder();

/** Reads an archive in chunks of some sizes; what is left comes in one. */
function readInChunks(
  archive: Uint8Array,
  sizes: readonly number[],
  isWanted = (): boolean => true,
): readonly TarFile[] {
  const readTar = createTarReader(isWanted);
  const ends = sizes.map((_, index) =>
    sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0),
  );
  return [...ends, archive.length].flatMap((end, index) =>
    readTar(archive.subarray(ends[index - 1] ?? 0, end)),
  );
}

/** Writes out a file, which is compared faster than its bytes. */
function writeOut({path, content}: TarFile): string {
  return `${path} ${Buffer.from(content).toString('hex')}`;
}

const content = fc
  .oneof(
    fc.uint8Array({maxLength: 40}),
    fc.nat(1100).map((length) => new Uint8Array(length).fill(7)),
  )
  .map((bytes) => new Uint8Array(bytes));

const files = fc.uniqueArray(
  fc.record({
    path: fc.stringMatching(/^[a-zé' ]{1,60}(?:\/[a-z.]{1,90}){0,2}$/),
    content,
  }),
  {selector: ({path}) => path, maxLength: 6},
);

describe('the reader of an archive', () => {
  it('returns every file of it, in whatever chunks it arrives (T1)', () => {
    fc.assert(
      fc.property(
        files,
        fc.array(fc.nat(700), {maxLength: 30}),
        (packed, sizes) => {
          const found = readInChunks(packTar(packed), sizes);
          expect(found.map(writeOut)).toEqual(packed.map(writeOut));
        },
      ),
    );
  });

  it('skips files that are not wanted, and files of another size than listed (T3)', () => {
    const archive = packTar([
      {path: 'a.html', content: encoder.encode('one')},
      {path: 'b.html', content: encoder.encode('two')},
      {path: 'c.html', content: encoder.encode('longer')},
    ]);
    const readTar = createTarReader(
      (path, bytes) => path !== 'a.html' && bytes === 3,
    );
    expect(readTar(archive).map(({path}) => path)).toEqual(['b.html']);
  });

  it('takes no memory for a size that no file has (T12)', () => {
    const archive = packTar([{path: 'a', content: encoder.encode('one')}]);
    archive.write('77777777777\0', 124);
    expect(readInChunks(archive, [], () => false)).toEqual([]);
  });

  it.each(['-0000000007', '0000000009 ', 'lamps'])(
    'stops at a damaged size of "%s", which would lead it astray (T12)',
    (size) => {
      const archive = packTar([{path: 'a', content: encoder.encode('one')}]);
      archive.write(`${size}\0`, 124);
      expect(() => readInChunks(archive, [], () => false)).toThrow(RangeError);
    },
  );

  it('ends, whatever it reads (T12)', () => {
    const readTar = (bytes: Uint8Array): unknown =>
      createTarReader((_, size) => size < 5000)(bytes);
    fc.assert(
      fc.property(
        fc.uint8Array({minLength: 12, maxLength: 12}),
        fc.nat(2000),
        (size, length) => {
          const damaged = new Uint8Array(512 + length).fill(0x37);
          damaged.set(size, 124);
          try {
            return Array.isArray(readTar(damaged));
          } catch (error) {
            return error instanceof RangeError;
          }
        },
      ),
    );
  });

  it('returns what is complete of an archive that breaks off (T1)', () => {
    const archive = packTar([
      {path: 'a', content: new Uint8Array(512)},
      {path: 'b', content: new Uint8Array(512)},
    ]);
    const names = (bytes: number): readonly string[] =>
      readInChunks(archive.subarray(0, bytes), []).map(({path}) => path);
    expect(names(2047)).toEqual(['a']);
    expect(names(2048)).toEqual(['a', 'b']);
  });

  it('rejects anything else, such as a page in its place (T12)', () => {
    const page = encoder.encode(
      '<!doctype html><title>Gone</title>'.repeat(99),
    );
    const readTar = createTarReader((path) => path === 'index.html');
    expect(() => readTar(page)).toThrow(RangeError);
  });
});
