import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '..';

describe('the front matter of a file', () => {
  const read = (path: string, fileContent: string) =>
    parseFrontMatter({
      filePath: join(process.cwd(), path),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });

  it('of an area is checked and translated to Docusaurus’ keys', async () => {
    await expect(
      read(
        'docs/races/orc.md',
        '---\ntitle: Orc\nshortTitle: O\n---\n\nText.\n',
      ),
    ).resolves.toMatchObject({
      // Lines keep their numbers, as the build names them.
      content: '\n\n\n\n\nText.',
      frontMatter: {title: 'Orc', slug: '/orc.html', sidebar_label: 'O'},
    });
  });

  it('of an area fails at faults, naming file and line', async () => {
    await expect(
      read('docs/races/orc.md', '---\ntitle: Orc\nindex: no way\n---\n'),
    ).rejects.toThrow(
      'docs/races/orc.md:3: found "no way" as index, expected true or false.',
    );
  });

  it.each(['src/pages/about.md', 'docs/races/_powers.md', 'docs/notes.md'])(
    'of %s, which is no page of an area, is left alone',
    async (path) => {
      await expect(
        read(path, '---\nanything: 1\n---\n'),
      ).resolves.toMatchObject({
        frontMatter: {anything: 1},
      });
    },
  );
});
