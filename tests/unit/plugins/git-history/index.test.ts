import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {historyReader} from '../../../../plugins/git-history';
import {temporaryRepository} from '../../../support/temporaryRepository';

describe('the history of all files', () => {
  it('is that of pages and of files that readers download, read once', async () => {
    const {siteDir, commit} = temporaryRepository({
      'docs/a.md': 'One.',
      'static/maps/ü #1.png': 'x',
      'readme.md': 'Neither.',
    });
    commit('Ilsabet', '2024-03-09');
    const histories = historyReader(siteDir);
    const first = await histories();
    expect([...first.keys()].toSorted()).toEqual([
      'docs/a.md',
      'static/maps/ü #1.png',
    ]);
    expect(first.get('static/maps/ü #1.png')?.updated).toBe(
      '2024-03-09T12:00:00.000Z',
    );
    commit('Marta', '2024-03-10');
    expect(await histories()).toBe(first);
  });
});

describe('the history of a localized copy of the project', () => {
  it('is that of the project, with translations at the paths of their originals', async () => {
    const page = 'i18n/de/docusaurus-plugin-content-docs-vale/current/a.md';
    const {siteDir, commit} = temporaryRepository({
      'docs/vale/a.md': 'One.',
      'docs/vale/b.md': 'Two.',
      [page]: 'Translated.',
      '.gitignore': '.locales/\n',
      '.locales/de/translation.json': JSON.stringify({
        root: '../..',
        locale: 'de',
        sources: {'docs/vale/a.md': page},
      }),
    });
    commit('Ilsabet', '2024-03-09');
    writeFileSync(join(siteDir, 'docs/vale/a.md'), 'One and a half.');
    commit('Marta', '2024-03-11');
    const original = await historyReader(siteDir)();
    expect(original.get('docs/vale/a.md')?.updated).toMatch(/^2024-03-11/);
    const translated = await historyReader(join(siteDir, '.locales/de'))();
    expect(translated.get('docs/vale/a.md')?.updated).toMatch(/^2024-03-09/);
    expect(translated.get('docs/vale/b.md')?.updated).toMatch(/^2024-03-09/);
  });
});
