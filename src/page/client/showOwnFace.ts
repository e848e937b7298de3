import {keepFonts} from './keepFonts';

type RouteUpdate = {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
};

let areLoaded = false;

/**
 * Loads the fonts once a page is hydrated. A page shown without them keeps the fallback, so that
 * its text does not move; the next one uses them.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: RouteUpdate): void {
  if (previousLocation === null) {
    void keepFonts(document.fonts).then((loaded) => {
      areLoaded = loaded;
    });
  } else if (areLoaded && location.pathname !== previousLocation.pathname) {
    document.documentElement.dataset['face'] = 'own';
  }
}
