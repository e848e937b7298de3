import fc from 'fast-check';

/** Reads a whole number from an environment variable. */
function readNumber(name: string, usual: number): number {
  const text = process.env[name] ?? String(usual);
  if (!/^-?\d+$/.test(text)) {
    throw new Error(`${name}: found "${text}", expected a whole number.`);
  }
  return Number(text);
}

/**
 * The cases of every property are the same in each run, unless `FUZZ_SEED=random` asks for others.
 * A failure names its seed, and `FUZZ_SEED=<seed>` repeats it. `FUZZ_RUNS=100000` tries more cases.
 */
fc.configureGlobal({
  seed:
    process.env['FUZZ_SEED'] === 'random'
      ? Date.now() % 2 ** 31
      : readNumber('FUZZ_SEED', 1127),
  numRuns: readNumber('FUZZ_RUNS', 100),
});

export default fc;
