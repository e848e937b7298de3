import {brotliCompressSync, gzipSync} from 'node:zlib';
import {findFileLeaks} from '@engine/docs-lock/leak-check/findFileLeaks';
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
