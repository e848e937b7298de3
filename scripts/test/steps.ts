/** A part of the tests, as it is typed behind `npm run`. */
export type Step = {
  readonly name: string;
  readonly words: readonly string[];
  /** Settings of its environment beside those of this process. */
  readonly env: Readonly<Record<string, string>>;
};

/** Where reports of single tests are kept, from the root of the project. */
export const reports = {
  unit: 'node_modules/.cache/times/unit.json',
  browser: 'node_modules/.cache/times/browser.json',
} as const;

function step(name: string, ...words: readonly string[]): Step {
  return {name, words, env: {}};
}

type Wanted = {
  /** Whether single tests are reported, so that the slowest can be told. */
  readonly times: boolean;
  /** Whether the engine is proved too, and not only a world that stands on it. */
  readonly engine: boolean;
};

/** Lists what proves the site, in the order in which it is run. */
export function testSteps({times, engine}: Wanted): readonly Step[] {
  const unit = times ? ['--json', `--outputFile=${reports.unit}`] : [];
  const browser = times ? ['--reporter=list,json'] : [];
  return [
    step('check', '--all'),
    step('test:unit', ...unit),
    step('build'),
    // Needs what the build notes of locked pages.
    step('lock', 'check', '--repo'),
    step('test:sizes'),
    ...(engine
      ? [
          step('build:under-path'),
          step('build:with-discussion'),
          step('test:starter'),
        ]
      : []),
    {
      ...step('test:e2e', ...browser),
      env: times ? {PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser} : {},
    },
  ];
}
