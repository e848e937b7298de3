import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hasCover, type Cover} from '../model/cover';

/** The cover of the current page, with its address; undefined if it has none. */
export function useCover(): (Cover & Required<Pick<Cover, 'src'>>) | undefined {
  const {metadata, assets} = useDoc();
  const cover = hasCover(metadata) ? metadata.cover : undefined;
  // The bundler alone knows the address of an image beside the page.
  const src = useBaseUrl(cover?.src ?? assets.image);
  return cover && {...cover, src};
}
