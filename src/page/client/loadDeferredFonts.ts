import {loadDeferredFonts} from '../hooks/loadDeferredFonts';

type RouteUpdate = {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
};

let late: readonly FontFace[] = [];

/** Looks, once the page is hydrated, which fonts came too late for its first view. */
export function onRouteDidUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation === null) {
    void loadDeferredFonts().then(
      (fonts) => {
        late = fonts;
      },
      () => undefined,
    );
  }
}

/** Brings them with the next page, whose words nobody reads yet. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  if (
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname
  ) {
    for (const font of late) {
      document.fonts.add(font);
    }
    late = [];
  }
}
