import {useCallback, useEffect, useRef, useState} from 'react';
import type {PageReport, ReportedFault} from '../lib/report';
import {askServer} from './panelServer';
import {useCompiled} from './useCompiled';

/** A report on the open page, as far as it is known. */
export type ReportState = {
  /** The page that it is about. */
  readonly address: string;
  /** Undefined while nothing is known yet; null if no author has written the page. */
  readonly report: PageReport | null | undefined;
  /** Faults of spelling and Markdown, which take longer; undefined while they are not known. */
  readonly textFaults: readonly ReportedFault[] | undefined;
  /** Why there is no report. */
  readonly failure: string | undefined;
  readonly isChecking: boolean;
};

function emptyReport(address: string): ReportState {
  return {
    address,
    report: undefined,
    textFaults: undefined,
    failure: undefined,
    isChecking: true,
  };
}

/** Asks for both parts of a report; each is told as soon as it is known. */
async function readReport(
  address: string,
  tell: (part: Partial<ReportState>) => void,
): Promise<void> {
  try {
    const answer = askServer('page', {address});
    await Promise.resolve();
    tell({isChecking: true});
    const report = await answer;
    tell({report, failure: undefined});
    if (report !== null) {
      tell({textFaults: await askServer('text', {address})});
    }
    tell({isChecking: false});
  } catch (error) {
    tell({failure: (error as Error).message, isChecking: false});
  }
}

/** Reports on a page, and again whenever files have changed. */
export function useReport(address: string) {
  const [state, setState] = useState(() => emptyReport(address));
  const latest = useRef(0);
  const check = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    const tell = (part: Partial<ReportState>): void => {
      if (latest.current === own) {
        setState((before) => ({
          ...(before.address === address ? before : emptyReport(address)),
          ...part,
        }));
      }
    };
    void readReport(address, tell);
  }, [address]);
  useEffect(check, [check]);
  useCompiled(check);
  return {
    state: state.address === address ? state : emptyReport(address),
    check,
  };
}
