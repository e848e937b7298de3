import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {isPlainClick} from '../../../src/shared/model/plainClick';

/** The link to a page of this site that is the target of an event, if any. */
function pageLink({target}: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest('a[href]:not([target], [download])')
      : undefined;
  return link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin
    ? link
    : undefined;
}

/**
 * Makes server-rendered links behave like links of the application: prefetched on intent, and
 * followed without a reload.
 */
export function useServedLinks(
  host: RefObject<HTMLElement | null>,
  served: boolean,
): void {
  const history = useHistory();
  useEffect(() => {
    const element = host.current;
    if (element === null || !served) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const fetchPage = (event: Event): void => {
      const link = pageLink(event);
      if (link !== undefined) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    const openPage = (event: MouseEvent): void => {
      const link = pageLink(event);
      if (link === undefined || !isPlainClick(event)) {
        return;
      }
      event.preventDefault();
      const {href, pathname, search, hash} = link;
      const isHere = href === window.location.href;
      history[isHere ? 'replace' : 'push'](pathname + search + hash);
    };
    element.addEventListener('pointerover', fetchPage, {signal});
    element.addEventListener('click', openPage, {signal});
    return () => {
      controller.abort();
    };
  }, [history, host, served]);
}
