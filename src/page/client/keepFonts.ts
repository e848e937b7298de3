import {keepFonts} from '../hooks/keepFonts';

type RouteUpdate = {readonly previousLocation: object | null};

/** Caches the fonts once a page is hydrated. */
export function onRouteDidUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation === null) {
    void keepFonts(document.fonts);
  }
}
