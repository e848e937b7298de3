import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {createUpdater} from '../../../../scripts/localize/followChanges';
import {localizeProject} from '../../../../scripts/localize/localizeProject';
import {temporarySite} from '../../../support/temporarySite';

const PAGES = 'i18n/de/docusaurus-plugin-content-docs-vale/current';

/** Makes a copy of a small project, and what keeps it up to date. */
function makeCopy() {
  const siteDir = temporarySite({
    'docs/vale/town.md': 'The town.',
    'docs/vale/lake.md': 'The lake.',
    'world/home.ts': 'export const home = 1;',
    'package.json': '{}',
    [`${PAGES}/town.md`]: 'The town, translated.',
  });
  const copy = localizeProject(siteDir, 'de');
  const {update} = createUpdater({siteDir, locale: 'de'});
  return {
    update,
    copy,
    read: (path: string) => readFileSync(join(copy, path), 'utf8'),
    write: (path: string, text: string) => {
      writeFileSync(join(siteDir, path), text);
    },
    remove: (path: string) => {
      rmSync(join(siteDir, path));
    },
  };
}

describe('a copy of the project in another language, while it is served', () => {
  it('shows changes of translations, and of pages without one', () => {
    const {update, read, write} = makeCopy();
    write(`${PAGES}/town.md`, 'The town, translated better.');
    write('docs/vale/lake.md', 'The deep lake.');
    expect(update().toSorted()).toEqual([
      'docs/vale/lake.md',
      'docs/vale/town.md',
    ]);
    expect(read('docs/vale/town.md')).toBe('The town, translated better.');
    expect(read('docs/vale/lake.md')).toBe('The deep lake.');
  });

  it('keeps a translation when its original changes, and writes nothing', () => {
    const {update, read, write, copy} = makeCopy();
    const {mtimeMs} = statSync(join(copy, 'world/language.ts'));
    write('docs/vale/town.md', 'The new town.');
    expect(update()).toEqual([]);
    expect(read('docs/vale/town.md')).toBe('The town, translated.');
    expect(statSync(join(copy, 'world/language.ts')).mtimeMs).toBe(mtimeMs);
  });

  it('shows a page in the main language when its translation goes, and none when both go', () => {
    const {update, read, remove, copy} = makeCopy();
    remove(`${PAGES}/town.md`);
    expect(update()).toEqual(['docs/vale/town.md']);
    expect(read('docs/vale/town.md')).toBe('The town.');
    remove('docs/vale/town.md');
    expect(update()).toEqual(['docs/vale/town.md']);
    expect(existsSync(join(copy, 'docs/vale/town.md'))).toBe(false);
  });

  it('names a translation of no page', () => {
    const {update, write} = makeCopy();
    write(`${PAGES}/mill.md`, 'The mill, translated.');
    expect(update).toThrow(`${PAGES}/mill.md: found a translation of no page`);
  });
});
