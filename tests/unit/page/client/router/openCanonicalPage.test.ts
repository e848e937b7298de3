import {openCanonicalPage} from '../../../../../src/page/client/router/openCanonicalPage';

const mockFind = jest.fn<string | undefined, [string]>();

jest.mock('../../../../../src/page/client/router/knownPaths', () => ({
  findPage: (pathname: string) => mockFind(pathname),
}));

const {dataset} = document.documentElement;

/** Sets whether the host answered with the not-found page, at an address. */
function served(address: string, notFound: boolean): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  if (notFound) {
    dataset['resolving'] = '';
  } else {
    delete dataset['resolving'];
  }
}

describe('before hydration', () => {
  it('another spelling that the host does not know leads to the page, with its query and hash', () => {
    served('/rules/Saves?d=1#reflex', true);
    mockFind.mockReturnValue('/rules/saves.html');
    openCanonicalPage();
    expect(mockFind).toHaveBeenCalledWith('/rules/Saves');
    expect(window.location.href).toMatch(/\/rules\/saves\.html\?d=1#reflex$/);
    expect(window.docusaurusRoot).toBeDefined();
    expect(dataset['resolving']).toBe('');
  });

  it('a page that the host served stays as it is', () => {
    served('/rules/saves', false);
    mockFind.mockReturnValue('/rules/saves.html');
    openCanonicalPage();
    expect(window.location.pathname).toBe('/rules/saves');
  });

  it('the not-found page is shown where no page is meant', () => {
    served('/rules/none', true);
    mockFind.mockReturnValue(undefined);
    openCanonicalPage();
    expect(dataset['resolving']).toBeUndefined();
    expect(window.location.pathname).toBe('/rules/none');
  });

  it('an address with malformed escapes becomes a valid one without a page', () => {
    served('/%E0%A4%A?d=1', true);
    mockFind.mockReturnValue(undefined);
    openCanonicalPage();
    expect(window.location.href).toMatch(/\/%25E0%25A4%25A\?d=1$/);
    expect(dataset['resolving']).toBeUndefined();
  });
});
