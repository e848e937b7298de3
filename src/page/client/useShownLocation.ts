import {useHistory, useLocation} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {leavePage, stay} from './leavePage';
import {findPage} from './router/knownPaths';

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

/** Lets the old page leave for the new one; returns a function that cancels this. */
function changePage(to: string, whenLeft: () => void): () => void {
  const controller = new AbortController();
  let hasLeft = false;
  void leavePage(to, controller.signal).then((done) => {
    hasLeft = done;
    if (done) {
      whenLeft();
    }
  });
  return () => {
    controller.abort();
    if (!hasLeft) {
      stay();
    }
  };
}

/** Returns the location of the page on screen: the old page until the next one can replace it. */
export function useShownLocation(): Location {
  const wanted = useCanonicalLocation();
  const [shown, setShown] = useState(wanted);
  const leaves = wanted.pathname !== shown.pathname;
  if (!leaves && wanted !== shown) {
    setShown(wanted);
  }
  useEffect(
    () =>
      leaves
        ? changePage(wanted.pathname, () => {
            setShown(wanted);
          })
        : undefined,
    [leaves, wanted],
  );
  return leaves ? shown : wanted;
}
