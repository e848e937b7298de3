import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {hasPageInfo, type PageInfo} from '../model/pageInfo';

export function usePageInfo(): PageInfo {
  const {metadata} = useDoc();
  return hasPageInfo(metadata) ? metadata.pageInfo : {entries: []};
}
