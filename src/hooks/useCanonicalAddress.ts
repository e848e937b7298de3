import {useHistory} from '@docusaurus/router';
import {useEffect, useLayoutEffect} from 'react';
import {resolvePath} from '../lib/resolvePath';
import {canonicalPaths} from './canonicalPaths';

const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Leads readers from another spelling of a page's path to the page, in place of the
 * history entry that they came by. Where no page is meant, shows what was held back.
 */
export function useCanonicalAddress(): void {
  const history = useHistory();
  useBrowserLayoutEffect(() => {
    const {pathname, search, hash} = history.location;
    const target = resolvePath(pathname, canonicalPaths);
    if (target === undefined || target === pathname) {
      delete document.documentElement.dataset['resolving'];
    } else {
      document.documentElement.dataset['resolving'] = '';
      history.replace({pathname: target, search, hash});
    }
    return () => {
      delete document.documentElement.dataset['resolving'];
    };
  }, [history]);
}
