/** A step of the tests, as run by `npm run`. */
export type Step = {
  readonly name: string;
  readonly args: readonly string[];
  /** Additional environment variables. */
  readonly env: Readonly<Record<string, string>>;
};

/** Paths of the test reports, from the project root. */
export const reports = {
  unit: 'node_modules/.cache/times/unit.json',
  browser: 'node_modules/.cache/times/browser.json',
} as const;

function step(name: string, ...args: readonly string[]): Step {
  return {name, args, env: {}};
}

type StepSelection = {
  /** Whether durations of single tests are recorded. */
  readonly times: boolean;
  /** Whether the engine is tested as well, not only a world based on it. */
  readonly engine: boolean;
  /** Whether the world has documents that are made from its pages. */
  readonly documents: boolean;
};

/** Steps that run one after another. */
export type Lane = readonly Step[];

/** Lanes that run in parallel. Two of them suffice, because most steps use more than one core. */
export type Stage = readonly Lane[];

/** Lists the stages of the tests in order; each begins when all steps before it have passed. */
export function testStages({
  times,
  engine,
  documents,
}: StepSelection): readonly Stage[] {
  const unit = times ? ['--json', `--outputFile=${reports.unit}`] : [];
  const browser = times ? ['--reporter=list,json'] : [];
  return [
    // Documents that are older than their pages are made, so that no page waits for them.
    ...(documents ? [[[step('press')]]] : []),
    [
      [step('check', '--all'), step('test:unit', ...unit)],
      // Builds share generated files, so that they cannot run in parallel.
      [
        step('build'),
        // Needs the list of locked pages that the build writes.
        step('lock', 'check', '--repo'),
        step('test:sizes'),
        ...(engine ? [step('build:variants'), step('test:starter')] : []),
      ],
    ],
    [
      [
        {
          ...step('test:e2e', ...browser),
          env: times ? {PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser} : {},
        },
      ],
    ],
  ];
}
