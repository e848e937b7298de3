import siteConfig from '@generated/docusaurus.config';
import {useSyncExternalStore} from 'react';

/** How often the address is compared, in milliseconds; the router of the site tells nobody outside. */
const INTERVAL = 300;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => {
    clearInterval(timer);
  };
}

function readAddress(): string {
  return `/${window.location.pathname.slice(siteConfig.baseUrl.length)}`;
}

/** Returns the address of the open page, below the base path. */
export function usePageAddress(): string {
  return useSyncExternalStore(subscribe, readAddress);
}
