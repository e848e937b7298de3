/** @jest-environment jsdom */
import {createWakeLock, type Wakefulness} from '../../client/wakeLock';

/** A wake lock that the browser granted. */
class Sentinel extends EventTarget {
  isHeld = true;

  release(): Promise<void> {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

let given: Sentinel[] = [];
let isHidden = false;

function show(isShown: boolean): Promise<void> {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
  return Promise.resolve();
}

function offer(request: (() => Promise<Sentinel>) | undefined): void {
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: request && {request},
  });
}

/** Starts a lock, and records the states that it reports. */
async function start() {
  const told: Wakefulness[] = [];
  const lock = createWakeLock((wakefulness) => told.push(wakefulness));
  lock.start();
  await Promise.resolve();
  await Promise.resolve();
  return {told, lock};
}

beforeEach(() => {
  given = [];
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  offer(() => {
    const sentinel = new Sentinel();
    given.push(sentinel);
    return Promise.resolve(sentinel);
  });
});

describe('the screen in table mode', () => {
  it('is kept awake', async () => {
    const {told, lock} = await start();
    expect(told).toEqual(['awake']);
    lock.stop();
  });

  it('may sleep while the page is hidden, and is kept awake again when it is shown', async () => {
    const {told, lock} = await start();
    await show(false);
    expect(given.map(({isHeld}) => isHeld)).toEqual([false]);
    await show(true);
    await Promise.resolve();
    expect(given.map(({isHeld}) => isHeld)).toEqual([false, true]);
    expect(told).toEqual(['awake', 'asleep', 'awake']);
    lock.stop();
  });

  it('may sleep after table mode ends', async () => {
    const {lock} = await start();
    lock.stop();
    await show(false);
    await show(true);
    expect(given.map(({isHeld}) => isHeld)).toEqual([false]);
  });
});
