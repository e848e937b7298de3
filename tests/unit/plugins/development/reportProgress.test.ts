import {reportProgress} from '../../../../plugins/development/reportProgress';

describe('progress in the terminal', () => {
  /** Mocks the clock, and records what is printed. */
  function mockProgress() {
    const said: string[] = [];
    const due = new Set<() => void>();
    const hooks: Record<string, () => void> = {};
    const hook = (name: string) => ({
      tap(_plugin: string, call: () => void) {
        hooks[name] = call;
      },
    });
    const progress = reportProgress({
      after(_milliseconds, call) {
        due.add(call);
        return () => due.delete(call);
      },
      log: (line) => said.push(line),
    });
    const wait = (): void => {
      for (const call of due) {
        due.delete(call);
        call();
      }
    };
    progress.apply({hooks: {watchRun: hook('watchRun'), done: hook('done')}});
    return {said, wait, hooks};
  }

  it('names the step while pages are read, and then while they are compiled', () => {
    const {said, wait, hooks} = mockProgress();
    wait();
    hooks['watchRun']?.();
    wait();
    expect(said).toEqual([
      expect.stringContaining('Reading pages'),
      expect.stringContaining('Compiling'),
    ]);
  });

  it('is silent if that takes less than two seconds', () => {
    const {said, wait, hooks} = mockProgress();
    hooks['watchRun']?.();
    hooks['done']?.();
    wait();
    expect(said).toEqual([]);
  });
});
