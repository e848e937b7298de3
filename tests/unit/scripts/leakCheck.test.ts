import {brotliCompressSync, gzipSync} from 'node:zlib';
import {findFileLeaks} from '../../../scripts/leak-check/findFileLeaks';
import {publicNames} from '../../../scripts/leak-check/publicNames';
import {arranged, phrasesOf} from '../../../src/lib/leak/phrases';
import {temporarySite} from '../../support/temporarySite';

const where = 'docs/reference/index.mdx';
const phrase = 'odo is the drowned ferryman';
const wanted = {
  phrases: arranged(phrasesOf([{kind: 'text', where, text: phrase}], [])),
  files: [],
};

describe('a file that is published', () => {
  it.each([
    ['plain', 'a.html', Buffer.from(phrase)],
    ['packed by gzip', 'a.html.gz', gzipSync(phrase)],
    ['packed by brotli', 'a.js.br', brotliCompressSync(phrase)],
    ['in its name', 'odo-is-the-drowned-ferryman.png', Buffer.from('x')],
  ])('gives a locked page away where it is %s', (_, path, content) => {
    expect(findFileLeaks(wanted, path, content)).toEqual([
      {file: path, where, phrase},
    ]);
  });

  it('gives nothing away by bytes that are no text', () => {
    expect(findFileLeaks(wanted, 'a.png', Buffer.from(phrase))).toEqual([]);
  });
});

describe('what may be said everywhere', () => {
  it('is what areas and pages are called, and what open pages say of themselves', async () => {
    const names = await publicNames(
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
});
