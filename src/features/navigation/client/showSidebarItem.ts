import {preHydrationScroll} from '../../../page/hooks/preHydrationScroll';
import {showActiveItem} from '../hooks/showActiveItem';

type RouteUpdate = {readonly location: {readonly pathname: string}};

let shownFor: string | undefined;
let release = (): void => undefined;

/** Scrolls the sidebar to the current item after each navigation. */
export function onRouteDidUpdate({location}: RouteUpdate): void {
  if (location.pathname !== shownFor) {
    // On the first page readers may have scrolled before hydration.
    const looked = shownFor === undefined && preHydrationScroll() !== undefined;
    shownFor = location.pathname;
    release();
    release = looked ? () => undefined : showActiveItem();
  }
}
