import {preloadPage} from '../preloadPage';
import {openCanonicalPage} from './openCanonicalPage';

let hasBegun = false;

/**
 * Loads what a page needs, for Docusaurus: at its first call, before the application is drawn,
 * what the page of the address needs, whose address may be put right.
 */
export default async function preload(pathname: string): Promise<void> {
  if (hasBegun) {
    return preloadPage(pathname);
  }
  hasBegun = true;
  await openCanonicalPage();
  return preloadPage(window.location.pathname);
}
