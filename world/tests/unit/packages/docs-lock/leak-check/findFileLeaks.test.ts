import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {findFileLeaks} from '@engine/docs-lock/leak-check/findFileLeaks';
import {packTar} from 'modern-tar';
import {writeArchives} from '../../../../../../scripts/build-site/writeArchives';
import {listPublicNames} from '../../../../../../scripts/leak-check/listPublicNames';
import {arranged, getPhrases} from '@engine/docs-lock/leak/phrases';
import {temporarySite} from '../../../../../../tests/support/temporarySite';

const where = 'docs/reference/index.mdx';
const phrase = 'odo is the drowned ferryman';
const wanted = {
  phrases: arranged(getPhrases([{kind: 'text', where, text: phrase}], [])),
  files: [],
};

describe('a published file', () => {
  it.each([
    ['plain', 'a.html', Buffer.from(phrase)],
    ['text under the name of a picture', 'a.png', Buffer.from(phrase)],
    ['packed by gzip', 'a.html.gz', gzipSync(phrase)],
    ['packed by brotli', 'a.js.br', brotliCompressSync(phrase)],
    ['in its name', 'odo-is-the-drowned-ferryman.png', Buffer.from('x')],
  ])('leaks a locked page if it is %s', (_, path, content) => {
    const [leak, ...more] = findFileLeaks(wanted, path, content);
    expect(leak?.file.split(' › ')[0]).toBe(path);
    expect({...leak, file: path}).toEqual({file: path, where, phrase});
    expect(more).toEqual([]);
  });

  it.each([
    ['other words', 'The ferryman is drowned, and Odo is not.'],
    ['four of its words', 'is the drowned ferryman'],
    ['code', 'const isTheDrowned = (ferryman) => odo;'],
  ])('leaks nothing by %s', (_, text) => {
    expect(findFileLeaks(wanted, 'a.html', Buffer.from(text))).toEqual([]);
  });

  it('leaks a locked page if it is an archive of the packs that readers keep', async () => {
    const folder = temporarySite({'a.html': 'Welcome.', 'b.html': phrase});
    const [archive] = await writeArchives(folder, 'pages', [
      ['a.html', '0123456789abcdef', 8],
      ['b.html', '0123456789abcdef', phrase.length],
    ]);
    const path = archive?.path ?? '';
    const [leak, ...more] = findFileLeaks(
      wanted,
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
    const [archive] = await writeArchives(folder, 'pages', [
      ['a.html', '0123456789abcdef', phrase.length * 9],
    ]);
    const bytes = readFileSync(join(folder, archive?.path ?? ''));
    expect(() =>
      findFileLeaks(wanted, 'a.tar.zst', bytes.subarray(0, -9)),
    ).toThrow(
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
    expect(findFileLeaks(wanted, 'a.tar', archive)).toHaveLength(1);
  });

  it('is searched through many layers of compression', () => {
    let packed: Buffer = Buffer.from(phrase);
    for (let times = 0; times < 5; times += 1) {
      packed = gzipSync(packed);
    }
    expect(findFileLeaks(wanted, 'a.bin', packed)).toHaveLength(1);
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
    await expect(listPublicNames(siteDir)).rejects.toThrow(
      'docs/races/orc.md:1: found front matter in "js"',
    );
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
