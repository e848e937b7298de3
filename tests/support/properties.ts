import fc from 'fast-check';

/**
 * The seed of all properties of a run: another each time, so that each run tries other cases.
 * It is printed whatever comes of them: with it, `FUZZ_SEED=… npx jest …` tries the same again.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** How many cases each property is tried with that does not say less. */
const RUNS = 10_000;

fc.configureGlobal({seed, numRuns: RUNS});

console.info(`FUZZ_SEED=${seed}`);

export default fc;
