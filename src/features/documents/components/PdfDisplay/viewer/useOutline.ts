import type {PdfJs} from '@react-pdf-viewer/core';
import {useEffect, useState} from 'react';

type LoadedOutline = {
  readonly document: PdfJs.PdfDocument;
  readonly entries: readonly PdfJs.Outline[];
};

const NONE: readonly PdfJs.Outline[] = [];

/** The outline of a document; empty until it is known. */
export function useOutline(
  document: PdfJs.PdfDocument | undefined,
): readonly PdfJs.Outline[] {
  const [known, setKnown] = useState<LoadedOutline>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      // The types say that there is always an outline, but without one pdf.js returns null.
      const entries: readonly PdfJs.Outline[] | null | undefined =
        await document?.getOutline().catch(() => null);
      if (wanted && document) {
        setKnown({document, entries: entries ?? NONE});
      }
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [document]);
  return known !== undefined && known.document === document
    ? known.entries
    : NONE;
}
