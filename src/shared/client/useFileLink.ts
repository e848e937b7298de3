import {useState, type MouseEvent} from 'react';
import {useFileOpener} from './useFileUrl';

type OnClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The click behavior of a link to a file, in addition to its `href`. */
export type FileLinkControl = {
  /** Opens the file; absent if the `href` works. */
  readonly onClick?: OnClick;
  /** Whether the last click failed. */
  readonly hasFailed: boolean;
};

/** Downloads a file as if readers had followed a link to it. */
function follow(url: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
}

/**
 * Returns the click behavior of a link to a file that must be decrypted first: its opener fetches
 * it on click. On public pages it returns no handler.
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
