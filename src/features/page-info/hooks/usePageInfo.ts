import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {hasPageInfo, type PageInfo} from '../lib/pageInfo';

/** What the page that is shown says of itself, as the build found out. */
export function usePageInfo(): PageInfo {
  const {metadata} = useDoc();
  return hasPageInfo(metadata) ? metadata.pageInfo : {entries: []};
}
