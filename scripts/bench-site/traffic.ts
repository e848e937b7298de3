import type {CDPSession} from '@playwright/test';
import type {FirstView} from './figures';

/** What a browser fetched. */
export type Fetched = {
  readonly type: string;
  /** How urgent the browser took it to be. */
  readonly priority: string;
  /** Bytes as they travelled, with what the host said before them. */
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

/** Whether something was fetched for later: browsers take nothing else to be so little urgent. */
function isAhead({type, priority}: Fetched): boolean {
  return priority === 'VeryLow' && NAMES[type] === undefined;
}

/** Adds up what a view fetched, by kind. */
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

/** Takes down what a page fetches from now on. */
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
