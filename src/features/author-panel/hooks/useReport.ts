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

/** How long the check of the text waits after the first part, in milliseconds: it takes a processor. */
const TEXT_DELAY = 1500;

/** What a running report needs. */
type Reporting = {
  /** Tells a part as soon as it is known. */
  readonly tell: (part: Partial<ReportState>) => void;
  /** Whether no later report has begun. */
  readonly isLatest: () => boolean;
};

/** Asks for both parts of a report. */
async function readReport(
  address: string,
  {tell, isLatest}: Reporting,
): Promise<void> {
  try {
    const answer = askServer('page', {address});
    await Promise.resolve();
    tell({isChecking: true});
    const report = await answer;
    tell({report, failure: undefined});
    if (report !== null) {
      await new Promise((resolve) => {
        setTimeout(resolve, TEXT_DELAY);
      });
      if (!isLatest()) {
        return;
      }
      const textFaults = await askServer('text', {address});
      // Changed files are compiled, and then the next report begins.
      tell(textFaults === null ? {} : {textFaults});
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
    const isLatest = (): boolean => latest.current === own;
    const tell = (part: Partial<ReportState>): void => {
      if (isLatest()) {
        setState((before) => ({
          ...(before.address === address ? before : emptyReport(address)),
          ...part,
        }));
      }
    };
    void readReport(address, {tell, isLatest});
  }, [address]);
  useEffect(check, [check]);
  useCompiled(check);
  return {
    state: state.address === address ? state : emptyReport(address),
    check,
  };
}
