import {useCallback, useEffect, useState} from 'react';
import type {Sheet, SheetRest} from '../../../src/shared/model/csv';
import type {DownloadedSheet, SheetProblem} from '../model/sheetDownload';
import {useFileUrl} from '../../../src/shared/client/useFileUrl';

/** The rows of a file that a page shows, or why they are not loaded. */
export type WholeSheet =
  | {readonly state: 'ready'; readonly sheet: Sheet}
  | {readonly state: 'fetching'}
  | {readonly state: 'failed'; readonly problem: SheetProblem};

async function download(
  url: string,
  rest: SheetRest,
): Promise<DownloadedSheet> {
  try {
    const [{readAnswer}, answer] = await Promise.all([
      import('../model/sheetDownload'),
      fetch(url),
    ]);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    return readAnswer({status: answer.status, type, text}, rest);
  } catch {
    return {ok: false, problem: {kind: 'network'}};
  }
}

type Fetched = {
  /** The attempt that produced this result. */
  readonly attempt: number;
  readonly result: DownloadedSheet;
};

function whole(fetched: Fetched | undefined, attempt: number): WholeSheet {
  if (fetched?.attempt !== attempt) {
    return {state: 'fetching'};
  }
  const {result} = fetched;
  return result.ok
    ? {state: 'ready', sheet: result.sheet}
    : {state: 'failed', problem: result.problem};
}

const NETWORK: WholeSheet = {state: 'failed', problem: {kind: 'network'}};

/**
 * Returns all rows of a CSV file whose first rows are on the page; the file is loaded on demand.
 */
export function useWholeSheet(
  src: string,
  sheet: Sheet,
  wanted: boolean,
): {readonly whole: WholeSheet; readonly tryAgain: () => void} {
  const {rest} = sheet;
  const file = useFileUrl(src);
  const url = file.state === 'ready' ? file.url : undefined;
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (!wanted || rest === undefined || url === undefined) {
      return undefined;
    }
    let current = true;
    void download(url, rest).then((result) => {
      if (current) {
        setFetched({attempt, result});
      }
    });
    return () => {
      current = false;
    };
  }, [wanted, rest, url, attempt]);
  const tryAgain = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);
  if (rest === undefined) {
    return {whole: {state: 'ready', sheet}, tryAgain};
  }
  return {
    whole: file.state === 'failed' ? NETWORK : whole(fetched, attempt),
    tryAgain,
  };
}
