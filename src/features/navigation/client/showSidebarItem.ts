import {preHydrationScroll} from '../../../page/hooks/preHydrationScroll';
import {showActiveItem} from '../hooks/showActiveItem';

type RouteUpdate = {readonly location: {readonly pathname: string}};

let shownFor: string | undefined;
let release = (): void => undefined;

/** Shows readers in the sidebar where they are, on each page that they come to. */
export function onRouteDidUpdate({location}: RouteUpdate): void {
  if (location.pathname !== shownFor) {
    // On the first page readers may have looked elsewhere already.
    const looked = shownFor === undefined && preHydrationScroll() !== undefined;
    shownFor = location.pathname;
    release();
    release = looked ? () => undefined : showActiveItem();
  }
}
