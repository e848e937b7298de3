import {findCopyFaults} from '../../../../scripts/page-report/findCopyFaults';

describe('a sheet of the site in another language (W2)', () => {
  const copy = {
    root: '../..',
    locale: 'de',
    sources: {'static/a.csv': 'i18n/de/static/a.csv'},
  };

  it.each([
    ['static/a.csv', 'i18n/de/static/a.csv'],
    ['static/b.csv', 'static/b.csv'],
  ])('is not changed in the copy, but where it is from: %s', (path, source) => {
    expect(findCopyFaults(path, copy)).toEqual([
      `${path}: found a copy for the language "de", expected a change of ${source} in an editor of text, which is shown here at once.`,
    ]);
  });

  it('is changed as it is in the main language', () => {
    expect(findCopyFaults('static/a.csv', undefined)).toEqual([]);
  });
});
