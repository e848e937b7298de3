import {useRef} from 'react';
import {forgetQuery, shownQuery} from '../../../src/shared/client/addressQuery';
import {useAddressQuery} from '../../../src/shared/client/useAddressQuery';

export type OpenPicture = {
  /** Undefined if none is open. */
  readonly index: number | undefined;
  readonly open: (index: number) => void;
  readonly close: () => void;
};

/** Returns the query of the page for an image of a gallery, or for none. */
function withPicture(gallery: string, index?: number): string {
  const query = new URLSearchParams(shownQuery());
  query.delete(gallery);
  if (index !== undefined) {
    query.set(gallery, String(index + 1));
  }
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Keeps the open image of a gallery in the address: Back closes it, Forward opens it, and a link or
 * a reload shows it.
 *
 * @param gallery id of the gallery, which is the key in the query.
 * @param count number of its images.
 */
export function useOpenPicture(gallery: string, count: number): OpenPicture {
  const {search, change} = useAddressQuery();
  const isOpenedHere = useRef(false);
  const number = Number(new URLSearchParams(search).get(gallery));
  const index =
    Number.isInteger(number) && number > 0 && number <= count
      ? number - 1
      : undefined;
  return {
    index,
    open: (part) => {
      isOpenedHere.current = true;
      change(withPicture(gallery, part));
    },
    close: () => {
      if (isOpenedHere.current) {
        history.back();
      } else {
        const address = window.location.pathname + withPicture(gallery);
        history.replaceState(history.state, '', address);
        forgetQuery();
      }
    },
  };
}
