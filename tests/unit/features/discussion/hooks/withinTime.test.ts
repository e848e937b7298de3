import {withinTime} from '../../../../../src/features/discussion/hooks/withinTime';

describe('what may never come (L18)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is there when it comes', async () => {
    await expect(withinTime(Promise.resolve('here'), 100)).resolves.toBe(
      'here',
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as it fails itself', async () => {
    const failed = Promise.reject(new Error('gone'));
    await expect(withinTime(failed, 100)).rejects.toThrow('gone');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is waited for until the time is over, and not longer', async () => {
    let ended = false;
    const waiting = withinTime(new Promise(() => undefined), 100);
    const noted = waiting.catch((error: unknown) => {
      ended = true;
      return error;
    });
    await jest.advanceTimersByTimeAsync(99);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toBe(true);
    await expect(noted).resolves.toEqual(new Error('No answer within 100 ms.'));
  });
});
