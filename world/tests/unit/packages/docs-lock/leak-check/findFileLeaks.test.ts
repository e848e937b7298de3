import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {createLeakSearch} from '@engine/docs-lock/leak-check/findFileLeaks';
import {zipSync} from 'fflate';
import {packTar} from 'modern-tar';
import {writeArchives} from '../../../../../../plugins/offline-packs/writePacks';
import {listPublicNames} from '../../../../../../plugins/publish/listPublicNames';
import {arranged, getPhrases} from '@engine/docs-lock/leak/phrases';
import {temporarySite} from '../../../../../../tests/support/temporarySite';

const where = 'docs/reference/index.mdx';
const phrase = 'odo is the drowned ferryman';
const wanted = {
  phrases: arranged(getPhrases([{kind: 'text', where, text: phrase}], [])),
  files: [],
};
const findFileLeaks = createLeakSearch(wanted);

describe('a published file', () => {
  it.each([
    ['plain', 'a.html', Buffer.from(phrase)],
    ['text under the name of a picture', 'a.png', Buffer.from(phrase)],
    ['packed by gzip', 'a.html.gz', gzipSync(phrase)],
    ['packed by brotli', 'a.js.br', brotliCompressSync(phrase)],
    ['in its name', 'odo-is-the-drowned-ferryman.png', Buffer.from('x')],
  ])('leaks a locked page if it is %s', (_, path, content) => {
    const [leak, ...more] = findFileLeaks(path, content);
    expect(leak?.file.split(' › ')[0]).toBe(path);
    expect({...leak, file: path}).toEqual({file: path, where, phrase});
    expect(more).toEqual([]);
  });

  it.each([
    ['other words', 'The ferryman is drowned, and Odo is not.'],
    ['four of its words', 'is the drowned ferryman'],
    ['code', 'const isTheDrowned = (ferryman) => odo;'],
  ])('leaks nothing by %s', (_, text) => {
    expect(findFileLeaks('a.html', Buffer.from(text))).toEqual([]);
  });

  it('leaks a locked page if it is an archive of the packs that readers keep', async () => {
    const folder = temporarySite({'a.html': 'Welcome.', 'b.html': phrase});
    const [archive] = await writeArchives(folder, [
      ['a.html', '0123456789abcdef', 8],
      ['b.html', '0123456789abcdef', phrase.length],
    ]);
    const path = archive?.path ?? '';
    const [leak, ...more] = findFileLeaks(
      path,
      readFileSync(join(folder, path)),
    );
    expect(leak).toEqual({
      file: `${path} › unpacked › b.html`,
      where,
      phrase,
    });
    expect(more).toEqual([]);
  });

  it('fails the check if it is such an archive but damaged, and cannot be searched', async () => {
    const folder = temporarySite({'a.html': phrase.repeat(9)});
    const [archive] = await writeArchives(folder, [
      ['a.html', '0123456789abcdef', phrase.length * 9],
    ]);
    const bytes = readFileSync(join(folder, archive?.path ?? ''));
    expect(() => findFileLeaks('a.tar.zst', bytes.subarray(0, -9))).toThrow(
      /^a\.tar\.zst: found an archive that cannot be unpacked \(.+\), expected one that can be looked through/,
    );
  });

  it('is searched to its end if an archive states a size below nothing', async () => {
    const archive = Buffer.from(
      await packTar(
        [['a', 'Welcome.'] as const, ['b', phrase] as const].map(
          ([name, body]) => ({header: {name, size: body.length}, body}),
        ),
      ),
    );
    // Minus one block, which would lead back to the same header.
    archive.write('-0000001000\0', 124);
    expect(findFileLeaks('a.tar', archive)).toHaveLength(1);
  });

  it('is searched through many layers of compression', () => {
    let packed: Buffer = Buffer.from(phrase);
    for (let times = 0; times < 5; times += 1) {
      packed = gzipSync(packed);
    }
    expect(findFileLeaks('a.bin', packed)).toHaveLength(1);
  });
});

describe('bytes that are published more than once', () => {
  const other = `<p>${phrase}</p>`;
  const leak = {where, phrase};

  it('leak under each of their names, in archives and encoded too', () => {
    const find = createLeakSearch(wanted);
    const encoded = Buffer.from(`"${Buffer.from(other).toString('base64')}"`);
    expect(find('a.html', Buffer.from(other))).toEqual([
      {file: 'a.html', ...leak},
    ]);
    expect(find('b.html', Buffer.from(other))).toEqual([
      {file: 'b.html', ...leak},
    ]);
    expect(find('b.html.gz', gzipSync(other))).toEqual([
      {file: 'b.html.gz › unpacked', ...leak},
    ]);
    for (const name of ['c.js', 'd.js']) {
      expect(find(name, encoded)).toEqual([
        {file: `${name} › encoded`, ...leak},
      ]);
    }
  });

  it('leak by each of their names', () => {
    const find = createLeakSearch(wanted);
    expect(find('a.png', Buffer.from('x'))).toEqual([]);
    const file = 'odo-is-the-drowned-ferryman.png';
    expect(find(file, Buffer.from('x'))).toEqual([{file, ...leak}]);
    expect(find('b.png', Buffer.from('x'))).toEqual([]);
  });

  it('leak by the names of files in them, but not by those of others that they are in', () => {
    const find = createLeakSearch(wanted);
    const name = 'odo-is-the-drowned-ferryman';
    const encode = (file: string): Buffer =>
      Buffer.from(
        Buffer.from(
          zipSync({[file]: Buffer.from('Welcome to the ferry.')}),
        ).toString('base64'),
      );
    const plain = encode('a.txt');
    expect(find(`${name}.js`, plain)).toEqual([{file: `${name}.js`, ...leak}]);
    expect(find('b.js', plain)).toEqual([]);
    for (const file of ['c.js', 'd.js']) {
      expect(find(file, encode(name))).toEqual([
        {file: `${file} › encoded › ${name}`, ...leak},
      ]);
    }
  });

  it('leak under each of their names if they are a locked file', () => {
    const picture = Buffer.from('a picture');
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const find = createLeakSearch({
      ...wanted,
      files: [{kind: 'file', where, sha256, slices: []}],
    });
    for (const file of ['a.png', 'b.png']) {
      expect(find(file, picture)).toEqual([
        {file, where, phrase: 'the whole file'},
      ]);
    }
  });

  it('are searched again where they are less deeply nested, so that more of them is decoded', () => {
    const find = createLeakSearch(wanted);
    const encode = (bytes: string): string =>
      gzipSync(bytes).toString('base64');
    const twice = encode(encode(phrase));
    let packed: Buffer = Buffer.from(twice);
    for (let times = 0; times < 5; times += 1) {
      packed = gzipSync(packed);
    }
    expect(find('a.bin', packed)).toEqual([]);
    expect(find('a.txt', Buffer.from(twice))).toEqual([
      {file: 'a.txt › encoded › unpacked › encoded › unpacked', ...leak},
    ]);
  });
});

describe('public knowledge', () => {
  it('includes the names of areas and pages, and the metadata of public pages', async () => {
    const names = await listPublicNames(
      temporarySite({
        'docs/races/orc.md':
          '---\ntitle: Orc\nshortTitle: O\ndescription: Large.\n---\n',
        'docs/reference/a.md': '---\ntitle: Secret\ndescription: Odo.\n---\n',
        '.locked/docs/almanac/b.mdx': '---\ntitle: Sealed\n---\n',
      }),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'Private Reference!',
        'Orc',
        'O',
        'Large.',
        'Secret',
        'Sealed',
      ]),
    );
    expect(names).not.toContain('Odo.');
  });

  it('is read from YAML only: no code in front matter runs', async () => {
    const siteDir = temporarySite({
      'docs/races/orc.md': '---js\n{title: (globalThis.wasRun = "x")}\n---\n',
    });
    await listPublicNames(siteDir);
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
