import type {ReactNode} from 'react';

/** Adds nothing: the metadata is for crawlers of search services, and the site searches by itself. */
export default function SearchMetadata(): ReactNode {
  return null;
}
