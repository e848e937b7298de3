import {showActiveItem} from './showActiveItem';

type RouteUpdate = {readonly location: {readonly pathname: string}};

let shownFor: string | undefined;
let release = (): void => undefined;

/** Scrolls the sidebar to the current item after each navigation. */
export function onRouteDidUpdate({location}: RouteUpdate): void {
  if (location.pathname !== shownFor) {
    // The served page already scrolled to its item during parsing.
    const isServed = shownFor === undefined;
    shownFor = location.pathname;
    release();
    release = isServed ? () => undefined : showActiveItem();
  }
}
