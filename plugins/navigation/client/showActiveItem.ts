import {scrollToShow} from '../../../src/page/model/scrollToShow';
import {repeatWhileGrowing} from '../../../src/page/client/anchorStability';

function scrollListTo(list: Element): void {
  const scroller = list.closest('.menu');
  const item = list.querySelector('.menu__link[aria-current="page"]');
  if (scroller !== null && item !== null && item.getClientRects().length > 0) {
    scroller.scrollTop += scrollToShow(
      item.getBoundingClientRect(),
      scroller.getBoundingClientRect(),
    );
  }
}

/**
 * Keeps the current item of the sidebar in view while groups open and close, until readers scroll.
 *
 * @returns a function that stops this.
 */
export function showActiveItem(): () => void {
  const lists = [...document.querySelectorAll('.theme-doc-sidebar-menu')];
  const releases = lists.map((list) =>
    repeatWhileGrowing(list, () => {
      scrollListTo(list);
    }),
  );
  return () => {
    for (const release of releases) {
      release();
    }
  };
}
