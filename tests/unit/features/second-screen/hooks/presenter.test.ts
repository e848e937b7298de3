/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {
  connectScreen,
  show,
} from '../../../../../src/features/second-screen/hooks/presenter';
import {writeMessage} from '../../../../../src/features/second-screen/lib/message';
import {tellForgotten} from '../../../../../src/shared/hooks/tabChannel';

/** Waits until messages between tabs have arrived. */
async function arrival(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

it('what is on the second screen is gone once pages are locked: a new screen gets nothing', async () => {
  const heard: unknown[] = [];
  const screen = new BroadcastChannel('second-screen:/');
  screen.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    heard.push((data as {readonly is: string}).is);
  });
  const ask = async (): Promise<void> => {
    heard.length = 0;
    screen.postMessage(writeMessage({is: 'ask'}));
    await arrival();
  };
  connectScreen('/');
  const source = new Blob(['x'], {type: 'image/png'});
  show({kind: 'picture', title: 'The seal', alt: 'The seal', source});
  await ask();
  expect(heard).toContain('show');
  tellForgotten('docs-lock');
  await arrival();
  await ask();
  expect(heard).toEqual([]);
  screen.close();
});
