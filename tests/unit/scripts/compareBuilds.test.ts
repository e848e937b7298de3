import {
  compareBuilds,
  getAddedShare,
  formatReport,
  type BuiltFiles,
} from '../../../scripts/compare-builds/compareBuilds';

/** A build of files, by path and content. */
function built(files: Readonly<Record<string, string>>): BuiltFiles {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      {hash: text, bytes: text.length},
    ]),
  );
}

describe('what an upload changes for readers', () => {
  const before = built({
    'index.html': 'old',
    'a.csv': 'same',
    'assets/js/main.0123abcd.js': 'same',
    'assets/js/page.0123abcd.js': 'old',
  });

  it('is told by names, and by contents under the same name', () => {
    const after = built({
      'index.html': 'newer',
      'a.csv': 'same',
      'assets/js/main.0123abcd.js': 'same',
      'assets/js/page.89abcdef.js': 'new',
    });
    const comparison = compareBuilds(before, after);
    expect(comparison).toEqual({
      files: 4,
      added: ['assets/js/page.89abcdef.js'],
      removed: ['assets/js/page.0123abcd.js'],
      changed: ['index.html'],
      stale: [],
      bytes: 8,
    });
    expect(getAddedShare(comparison)).toBe(25);
    expect(formatReport(comparison)).toContain(
      'New names: 1 (1 js), 25.0 % of all',
    );
  });

  it('is a fault where browsers keep what has changed', () => {
    const after = built({
      'index.html': 'old',
      'a.csv': 'new',
      'assets/js/main.0123abcd.js': 'new',
    });
    const comparison = compareBuilds(before, after);
    expect(comparison.stale).toEqual(['assets/js/main.0123abcd.js']);
    expect(formatReport(comparison).at(-1)).toBe(
      'FAULT: assets/js/main.0123abcd.js has another content under its old name, and browsers keep it for a year.',
    );
  });

  it('is nothing where both are the same', () => {
    const comparison = compareBuilds(before, before);
    expect(getAddedShare(comparison)).toBe(0);
    expect(comparison.bytes).toBe(0);
  });
});
