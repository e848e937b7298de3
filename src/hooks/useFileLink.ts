import type {MouseEvent} from 'react';
import {useFileOpener} from './useFileUrl';

type OnClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Gives the browser a file as if readers had followed a link to it. */
function follow(url: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}

/**
 * What a click on a link to a file does where the file cannot be had at its address: the
 * opener of the page is asked for it then, not before. Nothing on other pages.
 */
export function useFileLink(link: string, name: string): OnClick | undefined {
  const opener = useFileOpener(link);
  if (opener === null) {
    return undefined;
  }
  return (event) => {
    event.preventDefault();
    void opener.open(link).then((url) => {
      follow(url, opener.nameOf?.(link) ?? name);
    });
  };
}
