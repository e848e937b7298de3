import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createContext, useContext, useEffect, useState} from 'react';

/** Who has files that cannot be had at their address. */
export type FileOpener = {
  /** Whether a file is one of them. */
  readonly has: (link: string) => boolean;
  /** Fetches a file, and gives an address that works. */
  readonly open: (link: string) => Promise<string>;
  /** What a file is called, where its address does not say. */
  readonly nameOf?: (link: string) => string | undefined;
};

/** What a component knows of a file that it wants to show. */
export type FileUrl =
  | {readonly state: 'ready'; readonly url: string}
  | {readonly state: 'opening'}
  | {readonly state: 'failed'; readonly error: unknown};

/** Who opens files on this page; none on pages that everybody may read. */
export const FileOpenerContext = createContext<FileOpener | null>(null);

/** Who opens a file on this page; nobody where it can be had at its address. */
export function useFileOpener(link: string): FileOpener | null {
  const opener = useContext(FileOpenerContext);
  return opener?.has(link) === true ? opener : null;
}

/** How readers are told of a file: by its path, or by its name alone where it has no address. */
export function useFilePath(link: string): string {
  const opener = useFileOpener(link);
  return opener === null ? decodeURI(link) : (opener.nameOf?.(link) ?? '');
}

type Opened = {readonly link: string; readonly result: FileUrl};

const OPENING: FileUrl = {state: 'opening'};

/**
 * The address under which a file of the site can be fetched now: its own, or
 * where the page has an opener the one that the opener gives.
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
