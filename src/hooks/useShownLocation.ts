import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {motionOf} from '../lib/pageMotion';
import {canonicalPaths} from './canonicalPaths';
import {leavePage, stay} from './leavePage';

type Location = ReturnType<typeof useHistory>['location'];

/**
 * Gives the location whose page readers see: while the next page is fetched and the
 * old one leaves, that of the old one.
 */
export function useShownLocation(): Location {
  const wanted = useLocation();
  const home = useBaseUrl('/');
  const [shown, setShown] = useState(wanted);
  const leaves = wanted.pathname !== shown.pathname;
  if (!leaves && wanted !== shown) {
    setShown(wanted);
  }
  useEffect(() => {
    if (!leaves) {
      return undefined;
    }
    const controller = new AbortController();
    const motion = motionOf({
      from: shown.pathname,
      to: wanted.pathname,
      still: [home],
      pages: canonicalPaths,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    void leavePage(wanted.pathname, motion, controller.signal).then((left) => {
      if (left) {
        setShown(wanted);
      }
    });
    return () => {
      controller.abort();
      stay();
    };
  }, [leaves, wanted, shown, home]);
  return leaves ? shown : wanted;
}
