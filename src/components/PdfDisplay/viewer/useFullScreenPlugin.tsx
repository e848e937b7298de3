import {
  fullScreenPlugin,
  type FullScreenPlugin,
} from '@react-pdf-viewer/full-screen';

/** Lets the whole viewer fill the screen, with its tools. */
export function wholeViewer(pages: HTMLElement): HTMLElement {
  return pages.closest<HTMLElement>('[data-pdf-viewer]') ?? pages;
}

function nothing(): React.ReactElement {
  return <></>;
}

/** What makes the viewer fill the screen; the way back stands among the tools. */
export function useFullScreenPlugin(): FullScreenPlugin {
  return fullScreenPlugin({
    enableShortcuts: false,
    getFullScreenTarget: wholeViewer,
    renderExitFullScreenButton: nothing,
  });
}
