import fc from 'fast-check';

/**
 * The seed of all properties of a run: a new one each time, so that each run tries other cases.
 * It is printed in any case; `FUZZ_SEED=… npx jest …` repeats the run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** The default number of cases per property. */
const RUNS = 10_000;

fc.configureGlobal({seed, numRuns: RUNS});

console.info(`FUZZ_SEED=${seed}`);

export default fc;
