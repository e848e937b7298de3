import {useState, type MouseEvent} from 'react';
import {useFileOpener} from './useFileUrl';

type OnClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** What a link to a file does beyond leading to its address. */
export type FileLinkControl = {
  /** Opens the file; absent where the address of the link does. */
  readonly onClick?: OnClick;
  /** Whether the last press opened nothing. */
  readonly hasFailed: boolean;
};

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
export function useFileLink(link: string, name: string): FileLinkControl {
  const opener = useFileOpener(link);
  const [hasFailed, setFailed] = useState(false);
  if (opener === null) {
    return {hasFailed: false};
  }
  const onClick: OnClick = (event) => {
    event.preventDefault();
    setFailed(false);
    opener.open(link).then(
      (url) => {
        follow(url, opener.nameOf?.(link) ?? name);
      },
      () => {
        setFailed(true);
      },
    );
  };
  return {onClick, hasFailed};
}
