import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {limits} from '../../../src/site/limits';

/** Links in the text, without the permalinks of headings. */
const LINKS = 'main .markdown a[href]:not(.hash-link)';

let timer: ReturnType<typeof setTimeout> | undefined;
/** The last request; each is a new object, even for the same link. */
let asked: {readonly link: Element} | undefined;
let close: (() => void) | undefined;

/** Closes the preview and cancels a pending one. */
function leave(): void {
  clearTimeout(timer);
  asked = undefined;
  close?.();
  close = undefined;
}

/** Returns the path of a link on this site, without the base path. */
function getTarget({
  origin,
  pathname,
  hash,
}: HTMLAnchorElement): string | undefined {
  const {baseUrl} = siteConfig;
  return origin === window.location.origin && pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length - 1) + hash
    : undefined;
}

async function show(link: HTMLAnchorElement, isTouch: boolean): Promise<void> {
  const to = getTarget(link);
  if (to === undefined) {
    return;
  }
  const asking = asked;
  const {openPreview} = await import('./openPreview');
  const isAsked = (): boolean => asked === asking;
  close = await openPreview({link, to, isTouch}, isAsked);
}

/** Shows the preview of a link after a delay. */
function ask({target}: Event, isTouch: boolean): void {
  const link = target instanceof Element ? target.closest(LINKS) : null;
  if (link === asked?.link) {
    return;
  }
  clearTimeout(timer);
  asked = undefined;
  if (link instanceof HTMLAnchorElement) {
    leave();
    asked = {link};
    timer = setTimeout(
      () => {
        show(link, isTouch).catch(leave);
      },
      isTouch ? limits.preview.press : limits.preview.rest,
    );
  }
}

function listen(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') {
      ask(event, false);
    }
  });
  document.addEventListener('focusin', (event) => {
    if (
      event.target instanceof Element &&
      event.target.matches(':focus-visible')
    ) {
      ask(event, false);
    }
  });
  document.addEventListener(
    'touchstart',
    (event) => {
      ask(event, true);
    },
    {passive: true},
  );
  for (const type of ['touchend', 'touchmove', 'touchcancel']) {
    document.addEventListener(
      type,
      () => {
        clearTimeout(timer);
        asked = undefined;
      },
      {passive: true},
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  listen();
}

/** Closes previews on navigation. */
export function onRouteUpdate(): void {
  leave();
}
