import {
  chooseNotFoundPage,
  isNotFoundPage,
  listNotFoundLanguages,
} from '../../../../scripts/deploy-files/notFoundPages';

describe('the not-found page of a host', () => {
  it.each([
    ['de/no-such-page.html', 'de/404.html'],
    ['de/', 'de/404.html'],
    ['de', '404.html'],
    ['denmark.html', '404.html'],
    ['vale/de/page.html', '404.html'],
    ['', '404.html'],
  ])('for %s is %s', (path, page) => {
    expect(chooseNotFoundPage(path, ['de', 'fr'])).toBe(page);
  });

  it('is there for each language that was built', () => {
    const pages = ['404.html', 'de/404.html', 'de/vale/404.html', 'fr/a.html'];
    expect(listNotFoundLanguages(pages)).toEqual(['de']);
    expect(pages.filter(isNotFoundPage)).toEqual(['404.html', 'de/404.html']);
  });
});
