/** @jest-environment jsdom */
import {showSidebarItem} from '../showSidebarItem';
import {scrollToShow} from '../../../src/page/model/scrollToShow';
import {stub} from '../../../tests/support/stub';

/** Opens a page, and returns how far its sidebar is scrolled. */
function measureScroll(markup: string): number | undefined {
  document.body.innerHTML = markup;
  const place = (selector: string, top: number, bottom: number): void => {
    const element = document.querySelector(selector);
    if (element !== null) {
      element.getBoundingClientRect = () => stub<DOMRect>({top, bottom});
    }
  };
  place('.menu', 0, 300);
  place('.menu__link', 400, 440);
  showSidebarItem(scrollToShow);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('.menu')?.scrollTop;
}

describe('the sidebar of a page that opens', () => {
  it('scrolls to the item of the page', () => {
    expect(
      measureScroll(
        '<nav class="menu"><ul class="theme-doc-sidebar-menu"><a class="menu__link" aria-current="page"></a></ul></nav>',
      ),
    ).toBe(270);
  });

  it('stays at its top if it has no such item', () => {
    expect(
      measureScroll(
        '<nav class="menu"><ul class="theme-doc-sidebar-menu"><a class="menu__link"></a></ul></nav>',
      ),
    ).toBe(0);
  });
});
