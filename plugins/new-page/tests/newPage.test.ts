import {
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writePage} from '../writePage';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  mkdirSync(join(siteDir, 'world/templates'), {recursive: true});
  writeFileSync(
    join(siteDir, 'world/templates/page.md'),
    '---\ntag: [guide]\n---\n\nFill it in.\n',
  );
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

const order = {areas: ['vale', 'rules'], kind: 'page', area: 'vale'};

describe('a new page', () => {
  it('has the text of the template, its title, and a name that follows from it', () => {
    const path = writePage({...order, siteDir, title: 'Anna’s Mill: $& Upper'});
    expect(path).toBe('docs/vale/annas-mill-upper.md');
    expect(readFileSync(join(siteDir, path), 'utf8')).toBe(
      "---\ntitle: 'Anna’s Mill: $& Upper'\ntag: [guide]\n---\n\nFill it in.\n",
    );
  });

  it('never overwrites another', () => {
    writePage({...order, siteDir, title: 'Mill'});
    expect(() => writePage({...order, siteDir, title: 'mill'})).toThrow(
      'docs/vale/mill.md: this page already exists. Choose a different title.',
    );
  });

  it.each([
    [
      {kind: 'pag'},
      'found the kind "pag", expected one of page (did you mean "page"?)',
    ],
    [
      {title: '?'},
      'found the title "?", expected one line with letters or digits',
    ],
    [{title: 'a\nb'}, 'found the title "a\\nb", expected one line'],
  ])('is refused with what is expected: %j', (wrong, message) => {
    expect(() =>
      writePage({...order, siteDir, title: 'Mill', ...wrong}),
    ).toThrow(message);
  });
});
