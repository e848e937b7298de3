import {preloadPage} from '../preloadPage';
import {openCanonicalPage} from './openCanonicalPage';

let opened: Promise<void> | undefined;

/**
 * Loads what a page needs, for Docusaurus: at its first call, before the application is drawn,
 * what the page of the address needs, whose address may be put right.
 */
export default async function preload(pathname: string): Promise<void> {
  if (opened === undefined) {
    opened = openCanonicalPage();
    await opened;
    await preloadPage(window.location.pathname);
  } else {
    await preloadPage(pathname);
  }
}
