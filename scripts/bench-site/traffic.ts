import type {CDPSession} from '@playwright/test';
import type {FirstView} from './figures';

/** A finished request. */
export type Fetched = {
  readonly type: string;
  /** The browser's priority of the request. */
  readonly priority: string;
  /** Transferred bytes, including response headers. */
  readonly bytes: number;
};

type Weights = Pick<
  FirstView,
  'html' | 'style' | 'script' | 'font' | 'other' | 'ahead' | 'requests'
>;

const NAMES: Readonly<Record<string, 'html' | 'style' | 'script' | 'font'>> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
};

/** Whether a request is a prefetch: browsers give no other request so low a priority. */
function isAhead({type, priority}: Fetched): boolean {
  return priority === 'VeryLow' && NAMES[type] === undefined;
}

/** Sums up the transferred bytes by type. */
export function weigh(fetched: readonly Fetched[]): Weights {
  const now = fetched.filter((each) => !isAhead(each));
  const sum = (some: readonly Fetched[]): number =>
    some.reduce((total, {bytes}) => total + bytes, 0);
  const of = (name: string): number =>
    sum(now.filter(({type}) => (NAMES[type] ?? 'other') === name));
  return {
    html: of('html'),
    style: of('style'),
    script: of('script'),
    font: of('font'),
    other: of('other'),
    ahead: sum(fetched.filter(isAhead)),
    requests: now.length,
  };
}

/** Records all requests of a page from now on. */
export async function listen(client: CDPSession): Promise<() => Fetched[]> {
  const asked = new Map<string, Omit<Fetched, 'bytes'>>();
  const fetched: Fetched[] = [];
  client.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    if (request.url.startsWith('http')) {
      asked.set(requestId, {
        type: type ?? 'Other',
        priority: request.initialPriority,
      });
    }
  });
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = asked.get(requestId);
    if (request !== undefined) {
      fetched.push({...request, bytes: encodedDataLength});
    }
  });
  await client.send('Network.enable');
  return () => fetched;
}
