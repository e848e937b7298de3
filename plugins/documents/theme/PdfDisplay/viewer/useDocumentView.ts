import {translate} from '@docusaurus/Translate';
import type {Plugin, PluginFunctions} from '@react-pdf-viewer/core';
import {useEffect, useMemo, useRef, useState} from 'react';
import {nameLinks} from '../../../client/nameLinks';
import {openingZoom} from '../../../model/zoom';

/** The part of a document that is in view. */
export type View = {
  /** 1-based page number. */
  readonly page: number;
  readonly pages: number;
  /** Zoom as a factor. */
  readonly scale: number;
};

type DocumentView = {
  /** Undefined until the document is open. */
  readonly view: View | undefined;
  readonly plugin: Plugin;
  /** The commands of the viewer; undefined until the document is open. */
  readonly act: () => PluginFunctions | undefined;
};

type InitialView = {readonly zoom: number; readonly title: string};

/** Names the links of the page that contains a layer. */
function nameNearbyLinks(layer: Element): void {
  const page = layer.closest('.rpv-core__page-layer');
  if (page) {
    const fallback = translate({
      id: 'site.pdfViewer.link',
      message: 'Link in the document',
      description: 'Name of a link in a document without text',
    });
    nameLinks(page, fallback);
  }
}

/** Reduces the author's zoom if pages would be wider than the window. */
function fitZoom(act: PluginFunctions, wished: number): void {
  const {pageWidth, scale} = act.getViewerState();
  const {clientWidth} = act.getPagesContainer();
  const fitting = openingZoom(wished, {window: clientWidth, page: pageWidth});
  if (clientWidth > 0 && fitting < scale) {
    act.zoom(fitting);
  }
}

/** Tracks what a viewer shows. */
export function useDocumentView({zoom, title}: InitialView): DocumentView {
  const [place, setPlace] = useState<Omit<View, 'pages'>>();
  const [pages, setPages] = useState<number>();
  const functions = useRef<PluginFunctions>(undefined);
  const plugin = useMemo<Plugin>(
    () => ({
      install(given) {
        functions.current = given;
      },
      onDocumentLoad({doc}) {
        setPages(doc.numPages);
      },
      onViewerStateChange(state) {
        // No page is visible until the first page is placed.
        if (state.pageIndex >= 0) {
          setPlace({
            page: state.pageIndex + 1,
            scale: state.scale,
          });
        }
        return state;
      },
      onAnnotationLayerRender({container}) {
        nameNearbyLinks(container);
      },
      onTextLayerRender({ele}) {
        nameNearbyLinks(ele);
      },
      renderViewer({slot}) {
        const {subSlot} = slot;
        // The scrollable area is focusable and has an accessible name.
        const attrs = {...subSlot?.attrs, tabIndex: 0, role: 'group'};
        return {
          ...slot,
          subSlot: {...subSlot, attrs: {...attrs, 'aria-label': title}},
        };
      },
    }),
    [title],
  );
  const placed = place !== undefined;
  useEffect(() => {
    if (placed && functions.current) {
      fitZoom(functions.current, zoom);
    }
  }, [placed, zoom]);
  const view = place && pages !== undefined ? {...place, pages} : undefined;
  return {view, plugin, act: () => functions.current};
}
