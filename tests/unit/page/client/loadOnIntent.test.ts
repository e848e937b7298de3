import type * as loadOnIntent from '../../../../src/page/client/loadOnIntent';

const preload = jest.fn<boolean, [path: string]>(() => true);
const prefetch = jest.fn(() => true);

/** Renders a page with links, and loads the client module on it after hydration. */
function openHydrated(markup: string): void {
  document.body.innerHTML = markup;
  Object.assign(window, {docusaurus: Object.freeze({preload, prefetch})});
  jest.isolateModules(() => {
    const {onRouteDidUpdate} = jest.requireActual<typeof loadOnIntent>(
      '../../../../src/page/client/loadOnIntent',
    );
    onRouteDidUpdate();
    onRouteDidUpdate();
  });
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

beforeEach(() => {
  preload.mockClear();
  prefetch.mockClear();
});

describe('a page that a link leads to', () => {
  it('is fetched once when the link is focused, and only by its path', () => {
    openHydrated(
      '<a href="/magic-science/healing.html?x=1#top"><b>Healing</b></a>',
    );
    expect(preload).not.toHaveBeenCalled();
    focus('a');
    expect(preload.mock.calls).toEqual([['/magic-science/healing.html']]);
  });

  it('is fetched if the link was focused before hydration', () => {
    document.body.innerHTML = '';
    const link = document.createElement('a');
    link.href = '/races-and-anthropology/';
    const bring = jest
      .spyOn(document, 'activeElement', 'get')
      .mockReturnValue(link);
    openHydrated('');
    bring.mockRestore();
    expect(preload.mock.calls).toEqual([['/races-and-anthropology/']]);
  });
});
