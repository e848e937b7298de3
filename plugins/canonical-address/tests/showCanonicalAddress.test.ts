/** @jest-environment jsdom */
import {showCanonicalAddress} from '../showCanonicalAddress';
import {stub} from '../../../tests/support/stub';

type Visit = {
  /** The canonical address in the head of the page, if there is one. */
  readonly canonical?: string;
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
};

/** Opens a page, and returns the address shown and whether the page is hidden for now. */
function open({canonical, pathname, search = '', hash = ''}: Visit) {
  const replaceState = jest.fn<undefined, [unknown, string, string]>();
  document.head.innerHTML =
    canonical === undefined
      ? ''
      : `<link rel="canonical" href="https://orrameth.example${canonical}">`;
  delete document.documentElement.dataset['resolving'];
  showCanonicalAddress(
    document,
    stub<Location>({pathname, search, hash}),
    stub<History>({state: {key: 'k1'}, replaceState}),
  );
  const {resolving} = document.documentElement.dataset;
  return {resolving, replaceState};
}

const central = '/prime-almanac/central.html';

describe('the address of a page that a host served', () => {
  it.each([
    '/prime-almanac/central',
    '/prime-almanac/central/',
    '/prime-almanac/central/index.html',
    '/Prime-Almanac/Central.html',
  ])('is corrected if it is %s', (pathname) => {
    const {replaceState, resolving} = open({canonical: central, pathname});
    expect(replaceState).toHaveBeenCalledWith({key: 'k1'}, '', central);
    expect(resolving).toBeUndefined();
  });

  it('keeps query and hash', () => {
    const {replaceState} = open({
      canonical: '/prime-almanac/',
      pathname: '/prime-almanac/index.html',
      search: '?q=kadar',
      hash: '#seas',
    });
    expect(replaceState).toHaveBeenCalledWith(
      {key: 'k1'},
      '',
      '/prime-almanac/?q=kadar#seas',
    );
  });

  it('is left alone if the page has no canonical address', () => {
    const {replaceState, resolving} = open({pathname: '/anything'});
    expect(replaceState).not.toHaveBeenCalled();
    expect(resolving).toBeUndefined();
  });
});

describe('the not-found page that a host served', () => {
  it.each(['/404.html', '/orrameth/404.html'])(
    'at %s keeps the address, and hides its content',
    (canonical) => {
      const {replaceState, resolving} = open({
        canonical,
        pathname: '/Prime_Almanac/Central',
      });
      expect(replaceState).not.toHaveBeenCalled();
      expect(resolving).toBe('');
    },
  );

  it('shows its content if it was requested itself', () => {
    expect(
      open({canonical: '/404.html', pathname: '/404.html'}).resolving,
    ).toBeUndefined();
  });
});
