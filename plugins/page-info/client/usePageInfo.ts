import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {hasPageInfo, type PageInfo} from '../model/pageInfo';

/** The info about the current page from the build. */
export function usePageInfo(): PageInfo {
  const {metadata} = useDoc();
  return hasPageInfo(metadata) ? metadata.pageInfo : {entries: []};
}
