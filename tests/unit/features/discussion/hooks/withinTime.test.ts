import {withinTime} from '../../../../../src/features/discussion/hooks/withinTime';

describe('a request with a time limit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves if it is answered in time', async () => {
    await expect(withinTime(Promise.resolve('here'), 100)).resolves.toBe(
      'here',
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with the error of the request', async () => {
    const failed = Promise.reject(new Error('gone'));
    await expect(withinTime(failed, 100)).rejects.toThrow('gone');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is waited for until the limit and no longer', async () => {
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
