import type {Span} from '../../src/page/model/scrollToShow';

type Measure = (item: Span, view: Span) => number;

/**
 * Scrolls the sidebar to the current item as soon as it is parsed. It is inlined as text in each
 * page, so it must not refer to anything outside itself.
 */
export function showSidebarItem(scrollToShow: Measure): void {
  addEventListener('DOMContentLoaded', () => {
    const item = document.querySelector('.menu [aria-current=page]');
    const list = item?.closest('.menu');
    if (item && list) {
      list.scrollTop += scrollToShow(
        item.getBoundingClientRect(),
        list.getBoundingClientRect(),
      );
    }
  });
}
