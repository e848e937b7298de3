import {
  findEntryScript,
  isNewEdition,
} from '../../../../src/shared/model/edition';

const page = (hash: string): string =>
  `<head><meta name=script content=/orrameth/assets/js/main.${hash}.js></head>`;

describe('a newer version of the site', () => {
  it('is one whose pages name another main script', () => {
    const running = findEntryScript(page('0a1b'));
    expect(running).toBe('/assets/js/main.0a1b.js');
    expect(isNewEdition(page('0a1b'), running)).toBe(false);
    expect(isNewEdition(page('9f9f'), running)).toBe(true);
  });

  it.each(['', '<p>Sign in to the network of this hotel</p>'])(
    'does not exist if no script of the site is named: %j',
    (served) => {
      expect(isNewEdition(served, '/assets/js/main.0a1b.js')).toBe(false);
    },
  );

  it('is not reported if the running one has no hash, as in development', () => {
    expect(isNewEdition(page('0a1b'), undefined)).toBe(false);
  });
});
