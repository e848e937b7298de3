import fc from 'fast-check';

/**
 * The seed of all properties of a run: a new one each time, so that each run tries other cases.
 * It is printed in any case; `FUZZ_SEED=… npx jest …` repeats the run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** The default number of cases per property; `FUZZ_RUNS=100000 npx jest …` tries more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 2_000);

fc.configureGlobal({seed, numRuns: runs});

console.info(`FUZZ_SEED=${seed}`);

export default fc;
