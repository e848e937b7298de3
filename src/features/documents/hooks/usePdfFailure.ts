import {useEffect, useState} from 'react';
import {classifyFailure, type PdfFailure} from '../lib/failure';
import {probePdf} from './probePdf';

/** Finds out why a document cannot be shown; undefined until that is known. */
export function usePdfFailure(url: string): PdfFailure | undefined {
  const [failure, setFailure] = useState<PdfFailure>();
  useEffect(() => {
    let wanted = true;
    void probePdf(url).then((found) => {
      if (wanted) {
        setFailure(classifyFailure(found));
      }
    });
    return () => {
      wanted = false;
    };
  }, [url]);
  return failure;
}
