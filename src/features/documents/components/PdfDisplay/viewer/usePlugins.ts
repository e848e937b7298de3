import type {Plugin} from '@react-pdf-viewer/core';
import {
  pageNavigationPlugin,
  type PageNavigationPlugin,
} from '@react-pdf-viewer/page-navigation';
import {
  thumbnailPlugin,
  type ThumbnailPlugin,
} from '@react-pdf-viewer/thumbnail';
import {zoomPlugin, type ZoomPlugin} from '@react-pdf-viewer/zoom';
import {useDocumentSearch} from './useDocumentSearch';
import {usePrintPlugin} from './usePrintPlugin';

type Parts = {
  readonly plugins: readonly Plugin[];
  readonly navigation: PageNavigationPlugin;
  readonly zoom: ZoomPlugin;
  readonly thumbnails: ThumbnailPlugin;
  readonly print: ReturnType<typeof usePrintPlugin>;
  readonly search: ReturnType<typeof useDocumentSearch>;
};

/** The plugins of the package in use; our own toolbar replaces their buttons. */
export function usePlugins(): Parts {
  const navigation = pageNavigationPlugin({enableShortcuts: false});
  const zoom = zoomPlugin();
  const thumbnails = thumbnailPlugin();
  const print = usePrintPlugin();
  const search = useDocumentSearch();
  return {
    plugins: [navigation, zoom, thumbnails, print, search.plugin],
    navigation,
    zoom,
    thumbnails,
    print,
    search,
  };
}
