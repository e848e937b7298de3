import type {ReactNode} from 'react';

/**
 * Adds nothing, because the metadata is for crawlers of search services, and the site has its own
 * search.
 */
export default function SearchMetadata(): ReactNode {
  return null;
}
