import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createContext, useContext, useEffect, useState} from 'react';

/** Fetches a file that cannot be had at its address, and gives an address that works. */
export type FileOpener = (link: string) => Promise<string>;

/** What a component knows of a file that it wants to show. */
export type FileUrl =
  | {readonly state: 'ready'; readonly url: string}
  | {readonly state: 'opening'}
  | {readonly state: 'failed'; readonly error: unknown};

/** Who opens files on this page; none on pages that everybody may read. */
export const FileOpenerContext = createContext<FileOpener | null>(null);

type Opened = {readonly link: string; readonly result: FileUrl};

const OPENING: FileUrl = {state: 'opening'};

/**
 * The address under which a file of the site can be fetched now: its own, or
 * where the page has an opener the one that the opener gives.
 */
export function useFileUrl(link: string): FileUrl {
  const {withBaseUrl} = useBaseUrlUtils();
  const open = useContext(FileOpenerContext);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (open === null) {
      return undefined;
    }
    let wanted = true;
    const settle = (result: FileUrl): void => {
      if (wanted) {
        setOpened({link, result});
      }
    };
    open(link).then(
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
  }, [link, open]);
  if (open === null) {
    return {state: 'ready', url: withBaseUrl(link)};
  }
  return opened?.link === link ? opened.result : OPENING;
}
