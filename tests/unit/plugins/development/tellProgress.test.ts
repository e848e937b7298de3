import {tellProgress} from '../../../../plugins/development/tellProgress';

describe('what the terminal tells (W2)', () => {
  /** Mocks the clock, and records what is printed. */
  function telling() {
    const said: string[] = [];
    const due = new Set<() => void>();
    const hooks: Record<string, () => void> = {};
    const hook = (name: string) => ({
      tap(_plugin: string, call: () => void) {
        hooks[name] = call;
      },
    });
    const progress = tellProgress({
      after(_milliseconds, call) {
        due.add(call);
        return () => due.delete(call);
      },
      say: (line) => said.push(line),
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

  it('is what is going on while pages are read, and then while they are compiled', () => {
    const {said, wait, hooks} = telling();
    wait();
    hooks['watchRun']?.();
    wait();
    expect(said).toEqual([
      expect.stringContaining('Reading pages'),
      expect.stringContaining('Compiling'),
    ]);
  });

  it('is nothing where that is done within two seconds', () => {
    const {said, wait, hooks} = telling();
    hooks['watchRun']?.();
    hooks['done']?.();
    wait();
    expect(said).toEqual([]);
  });
});
