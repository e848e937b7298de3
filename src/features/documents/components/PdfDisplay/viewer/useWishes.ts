import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useLayoutEffect, useState} from 'react';
import {PDFJS_FOLDER} from '../../../lib/viewerAddress';
import {setWorker} from '../../../hooks/openPdf';
import type {DocumentWishes} from './pdfjs';

type DocumentOptions = {
  /** Completes the package's parameters for pdf.js. */
  readonly complete: <Parameters extends object>(
    parameters: Parameters,
  ) => Parameters & DocumentWishes;
  /** 1-based numbers of pages that could not be shown. */
  readonly broken: readonly number[];
};

/** Parameters for pdf.js beyond the address of the document, and the pages that it reports as broken. */
export function useWishes(): DocumentOptions {
  const base = useBaseUrl(PDFJS_FOLDER);
  const folder = new URL(base, window.location.origin).href;
  const [broken, setBroken] = useState<readonly number[]>([]);
  const onBrokenPage = useCallback((page: number) => {
    setBroken((known) =>
      known.includes(page) ? known : [...known, page].toSorted((a, b) => a - b),
    );
  }, []);
  // The package starts the worker before anything else.
  useLayoutEffect(() => {
    setWorker(folder);
  }, [folder]);
  return {
    broken,
    complete: (parameters) => ({
      ...parameters,
      folder,
      onBrokenPage,
    }),
  };
}
