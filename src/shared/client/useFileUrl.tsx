import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createContext, useContext, useEffect, useState} from 'react';

/** Opens files that are not available at their own addresses, as on locked pages. */
export type FileOpener = {
  /** Whether it is responsible for a file. */
  readonly has: (link: string) => boolean;
  /** Fetches a file and returns a working address. */
  readonly open: (link: string) => Promise<string>;
  /** The name of a file whose address does not contain it. */
  readonly nameOf?: (link: string) => string | undefined;
};

/** The state of a file that a component wants to show. */
export type FileUrl =
  | {readonly state: 'ready'; readonly url: string}
  | {readonly state: 'opening'}
  | {readonly state: 'failed'; readonly error: unknown};

/** The opener of files on this page; null on public pages. */
export const FileOpenerContext = createContext<FileOpener | null>(null);

/** Returns the opener of a file; null if the file is available at its address. */
export function useFileOpener(link: string): FileOpener | null {
  const opener = useContext(FileOpenerContext);
  return opener?.has(link) === true ? opener : null;
}

/**
 * Returns the name of a file for the interface: its path, or only its name if it has no address.
 */
export function useFilePath(link: string): string {
  const opener = useFileOpener(link);
  return opener === null ? decodeURI(link) : (opener.nameOf?.(link) ?? '');
}

type Opened = {readonly link: string; readonly result: FileUrl};

const OPENING: FileUrl = {state: 'opening'};

/**
 * Returns the address from which a file can be loaded now: its own, or one from the page’s opener.
 */
export function useFileUrl(link: string): FileUrl {
  const {withBaseUrl} = useBaseUrlUtils();
  const opener = useFileOpener(link);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (opener === null) {
      return undefined;
    }
    let wanted = true;
    const settle = (result: FileUrl): void => {
      if (wanted) {
        setOpened({link, result});
      }
    };
    opener.open(link).then(
      (url) => {
        settle({state: 'ready', url});
      },
      (error: unknown) => {
        settle({state: 'failed', error});
      },
    );
    return () => {
      wanted = false;
    };
  }, [link, opener]);
  if (opener === null) {
    return {state: 'ready', url: withBaseUrl(link)};
  }
  return opened?.link === link ? opened.result : OPENING;
}
