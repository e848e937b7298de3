import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hasCover, type Cover} from '../lib/cover';

/** The cover of the page that is shown, at its address; nothing where the page has none. */
export function useCover(): (Cover & Required<Pick<Cover, 'src'>>) | undefined {
  const {metadata, assets} = useDoc();
  const cover = hasCover(metadata) ? metadata.cover : undefined;
  // A picture beside the page goes through the bundler, which knows its address.
  const src = useBaseUrl(cover?.src ?? assets.image);
  return cover && {...cover, src};
}
