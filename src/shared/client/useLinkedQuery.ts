import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The query of the page's address; empty before hydration. */
export function useLinkedQuery(): URLSearchParams {
  const {search} = useLocation();
  return new URLSearchParams(useIsBrowser() ? search : '');
}

/** Writes values into the address, so that a link to it shows the same state; empty values are removed. */
export function writeToAddress(values: Readonly<Record<string, string>>): void {
  const {pathname, search, hash} = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString();
  history.replaceState(
    history.state,
    '',
    `${pathname}${text === '' ? '' : `?${text}`}${hash}`,
  );
}
