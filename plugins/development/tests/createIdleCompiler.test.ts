import {createIdleCompiler} from '../createIdleCompiler';

type Hook = 'invalid' | 'watchRun' | 'done';

/** Mocks a bundler whose compilations begin and end on demand. */
function createBundler(compiler: ReturnType<typeof createIdleCompiler>) {
  const taps: Partial<Record<Hook, () => void>> = {};
  const hook = (name: Hook) => ({
    tap(_plugin: string, note: () => void) {
      taps[name] = note;
    },
  });
  compiler.apply({
    hooks: {
      invalid: hook('invalid'),
      watchRun: hook('watchRun'),
      done: hook('done'),
    },
  });
  return (name: Hook) => taps[name]?.();
}

/** Whether a promise is settled. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  const notYet = Symbol('not yet');
  const first = await Promise.race([waiting, Promise.resolve(notYet)]);
  return first !== notYet;
}

describe('the moment when nothing is being compiled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('comes shortly after a compilation has ended', async () => {
    const compiler = createIdleCompiler();
    const tell = createBundler(compiler);
    tell('watchRun');
    const waiting = compiler.whenIdle();
    jest.advanceTimersByTime(10_000);
    expect(await isOver(waiting)).toBe(false);
    tell('done');
    jest.advanceTimersByTime(79);
    expect(await isOver(waiting)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await isOver(waiting)).toBe(true);
  });

  it('is delayed by a compilation that begins meanwhile', async () => {
    const compiler = createIdleCompiler();
    const tell = createBundler(compiler);
    const waiting = compiler.whenIdle();
    jest.advanceTimersByTime(79);
    tell('invalid');
    jest.advanceTimersByTime(10_000);
    expect(await isOver(waiting)).toBe(false);
    tell('done');
    jest.advanceTimersByTime(80);
    expect(await isOver(waiting)).toBe(true);
  });

  it('comes by itself if nothing is compiled at all, for all who wait', async () => {
    const {whenIdle} = createIdleCompiler();
    const waiting = [whenIdle(), whenIdle()];
    jest.advanceTimersByTime(80);
    expect(await Promise.all(waiting.map(isOver))).toEqual([true, true]);
  });
});
