import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {decideMotion} from '../lib/pageMotion';
import {leavePage, stay} from './leavePage';
import {findPage, knownPaths} from './router/knownPaths';

type Location = ReturnType<typeof useHistory>['location'];

/** Returns the requested location with its canonical path, and puts that path into the address bar. */
function useCanonicalLocation(): Location {
  const history = useHistory();
  const served = useLocation();
  const follow = useCallback(
    (changed: () => void) => history.listen(changed),
    [history],
  );
  const asked = useSyncExternalStore(
    follow,
    () => history.location,
    () => served,
  );
  const meant = useMemo(() => {
    const pathname = findPage(asked.pathname);
    return pathname === undefined || pathname === asked.pathname
      ? asked
      : {...asked, pathname};
  }, [asked]);
  useEffect(() => {
    if (meant !== asked) {
      history.replace(meant);
    }
  }, [history, meant, asked]);
  return meant;
}

/** Lets the old page leave for the new one; returns a function that cancels it. */
function changePage(
  [from, to]: readonly [string, string],
  home: string,
  whenLeft: () => void,
): () => void {
  const controller = new AbortController();
  let left = false;
  const motion = decideMotion({
    from,
    to,
    still: [home],
    pages: knownPaths,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  void leavePage(to, motion, controller.signal).then((done) => {
    if (done) {
      left = true;
      whenLeft();
    }
  });
  return () => {
    controller.abort();
    if (!left) {
      stay();
    }
  };
}

/**
 * Returns the location of the page on screen: the old one's while the next page is loaded and the
 * old one fades.
 */
export function useShownLocation(): Location {
  const wanted = useCanonicalLocation();
  const home = useBaseUrl('/');
  const [shown, setShown] = useState(wanted);
  const leaves = wanted.pathname !== shown.pathname;
  if (!leaves && wanted !== shown) {
    setShown(wanted);
  }
  useEffect(
    () =>
      leaves
        ? changePage([shown.pathname, wanted.pathname], home, () => {
            setShown(wanted);
          })
        : undefined,
    [leaves, wanted, shown, home],
  );
  return leaves ? shown : wanted;
}
