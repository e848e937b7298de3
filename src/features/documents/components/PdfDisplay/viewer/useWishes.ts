import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useLayoutEffect, useState} from 'react';
import {PDFJS_FOLDER} from '../../../lib/viewerAddress';
import {GlobalWorkerOptions, type DocumentWishes} from './pdfjs';

type Wishes = {
  /** Adds to what the package asks pdf.js for. */
  readonly complete: <Parameters extends object>(
    parameters: Parameters,
  ) => Parameters & DocumentWishes;
  /** Pages that could not be shown, counted from 1. */
  readonly broken: readonly number[];
};

/** What the viewer tells pdf.js besides the address of the document, and what it is told of pages that fail. */
export function useWishes(): Wishes {
  const base = useBaseUrl(PDFJS_FOLDER);
  const folder = new URL(base, window.location.origin).href;
  const [broken, setBroken] = useState<readonly number[]>([]);
  const onBrokenPage = useCallback((page: number) => {
    setBroken((known) =>
      known.includes(page) ? known : [...known, page].toSorted((a, b) => a - b),
    );
  }, []);
  // The package starts the worker before it asks for anything else.
  useLayoutEffect(() => {
    GlobalWorkerOptions.workerSrc = `${folder}/build/pdf.worker.min.mjs`;
  }, [folder]);
  return {
    broken,
    complete: (parameters) => ({
      ...parameters,
      folder: `${folder}/web/`,
      onBrokenPage,
    }),
  };
}
