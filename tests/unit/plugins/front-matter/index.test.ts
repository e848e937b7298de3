import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import frontMatterPlugin, {
  parseFrontMatter,
} from '../../../../plugins/front-matter';
import {stub} from '../../../support/stub';
import {temporarySite} from '../../../support/temporarySite';

describe('the check before the build', () => {
  const check = (files: Readonly<Record<string, string>>) =>
    frontMatterPlugin(
      stub<LoadContext>({siteDir: temporarySite(files)}),
      {},
      {isBuild: true},
    );

  it('accepts pages without a fault', async () => {
    await expect(
      check({'docs/races/orc.md': '---\ntitle: Orc\n---\n'}),
    ).resolves.toEqual({name: 'front-matter'});
  });

  it('fails at faults, naming those of all pages at once', async () => {
    await expect(
      check({
        'docs/races/orc.md': '---\ntitel: Orc\n---\n',
        'docs/races/goblin.md': '---\ntitle: Goblin\n---\n',
        'docs/seas/north.mdx': '---\ntitle: North\norder: one\n---\n',
      }),
    ).rejects.toThrow(
      new Error(
        [
          'The front matter of these pages is not valid:',
          'docs/races/orc.md:1 title: found nothing, expected a value: every page has one.',
          'docs/races/orc.md:2 titel: found "Orc", expected a key that this site knows, perhaps "title".',
          'docs/seas/north.mdx:3 order: found "one", expected a number.',
        ].join('\n'),
      ),
    );
  });
});

describe('an unknown layout', () => {
  it('stops the build, naming page, layout and the available layouts', async () => {
    const files = {
      'docs/races/orc.md': '---\ntitle: Orc\nlayout: hom\n---\n',
      'docs/races/elf.md': '---\ntitle: Elf\nlayout: home\n---\n',
    };
    await expect(
      frontMatterPlugin(
        stub<LoadContext>({siteDir: temporarySite(files)}),
        {},
        {isBuild: true},
      ),
    ).rejects.toThrow(
      'The front matter of these pages is not valid:\n' +
        'docs/races/orc.md:3 layout: found "hom", expected one of "page", "home", perhaps "home".',
    );
  });
});

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
      content: 'Text.',
      frontMatter: {title: 'Orc', slug: '/orc.html', sidebar_label: 'O'},
    });
  });

  it('of a folder of an area has the folder in its address', async () => {
    await expect(
      read('docs/campaigns/shroud/index.md', '---\ntitle: Shroud\n---\n'),
    ).resolves.toMatchObject({frontMatter: {slug: '/shroud/'}});
  });

  it('of an area fails at faults, naming file and line', async () => {
    await expect(
      read('docs/races/orc.md', '---\ntitle: Orc\nindex: no way\n---\n'),
    ).rejects.toThrow(
      'docs/races/orc.md:3 index: found "no way", expected true or false.',
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
