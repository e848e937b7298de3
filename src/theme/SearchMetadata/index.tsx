import type {ReactNode} from 'react';

/** Nothing: pages have no metadata for crawlers of other search engines of documentation. */
export default function SearchMetadata(): ReactNode {
  return null;
}
