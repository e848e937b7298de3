import {readFileSync} from 'node:fs';
import {listArgs} from '../../../scripts/check/keptResults';
import {listChecks} from '../../../scripts/check/listChecks';
import {runStages, type RunStep} from '../../../scripts/test/runStages';
import {testStages, type Stage, type Step} from '../../../scripts/test/steps';
import {
  browserTimings,
  slowest,
  timingLines,
  unitTimings,
} from '../../../scripts/test/times';

const all = {times: false, engine: true, documents: true};

/** The names of all steps, by stage and lane. */
function listNames(stages: readonly Stage[]): string[][][] {
  return stages.map((lanes) => lanes.map((lane) => lane.map(({name}) => name)));
}

describe('the tests as a whole', () => {
  it('make what documents are old, then run checks and unit tests beside every build, and browser tests at the end', () => {
    expect(listNames(testStages(all))).toEqual([
      [['press']],
      [
        ['check', 'test:unit'],
        ['build', 'lock', 'test:sizes', 'build:variants', 'test:starter'],
      ],
      [['test:e2e']],
    ]);
    const [check, unit] = testStages(all)[1]?.[0] ?? [];
    expect(check?.args).toEqual(['--all']);
    expect(unit?.args).toEqual([]);
  });

  it('leave other builds, the starter and documents to the project that has them', () => {
    const stages = testStages({times: false, engine: false, documents: false});
    expect(listNames(stages)).toEqual([
      [
        ['check', 'test:unit'],
        ['build', 'lock', 'test:sizes'],
      ],
      [['test:e2e']],
    ]);
  });

  it('report each test if times are requested', () => {
    const steps = testStages({...all, times: true}).flat(2);
    const [unit, browser] = ['test:unit', 'test:e2e'].map((name) =>
      steps.find((step) => step.name === name),
    );
    expect(unit?.args).toContain('--json');
    expect(browser?.env).toHaveProperty('PLAYWRIGHT_JSON_OUTPUT_NAME');
  });

  it('report how long each file took, over all retries and projects', () => {
    const result = (duration: number) => ({results: [{duration}]});
    expect(
      browserTimings([
        {
          file: 'a.spec.ts',
          specs: [{tests: [{results: [{duration: 500}, {duration: 250}]}]}],
          suites: [{specs: [{tests: [result(1000)]}]}],
        },
        {file: 'b.spec.ts'},
      ]),
    ).toEqual([
      {name: 'a.spec.ts', seconds: 1.75},
      {name: 'b.spec.ts', seconds: 0},
    ]);
    expect(
      unitTimings({
        testResults: [{name: 'a.test.ts', startTime: 1000, endTime: 3500}],
      }),
    ).toEqual([{name: 'a.test.ts', seconds: 2.5}]);
  });

  it('list the slowest first, and no more than requested', () => {
    const timings = [
      {name: 'quick', seconds: 1},
      {name: 'slow', seconds: 12.34},
      {name: 'slower', seconds: 100},
    ];
    expect(timingLines(slowest(timings, 2))).toEqual([
      '   100.0 s  slower',
      '    12.3 s  slow',
    ]);
    expect(slowest(timings, 0)).toEqual([]);
  });
});

describe('the steps of the tests', () => {
  const step = (name: string): Step => ({name, args: [], env: {}});
  const stages: readonly Stage[] = [
    [[step('a')]],
    [[step('b'), step('c')], [step('d')]],
    [[step('e')]],
  ];

  /** Runs the stages with one step failing, if any, and records what happens. */
  async function run(failing?: string) {
    const told: string[] = [];
    const alone: string[] = [];
    const runStep: RunStep = ({name}, isAlone) => {
      if (isAlone) {
        alone.push(name);
      }
      return Promise.resolve({
        status: name === failing ? 1 : 0,
        output: isAlone ? '' : `output of ${name}\n`,
      });
    };
    const outcome = await runStages(stages, runStep, (text) => {
      told.push(text.replace(/ \(.*\)$/, ''));
    });
    return {...outcome, told, alone};
  }

  it('begin when the stage before has ended, with the output of parallel ones kept together', async () => {
    const {failed, told, alone, times} = await run();
    expect(failed).toBeUndefined();
    expect(alone).toEqual(['a', 'e']);
    expect(times).toHaveLength(5);
    expect(told.slice(0, 4)).toEqual([
      'begins: a',
      'passed: a',
      'begins: b',
      'begins: d',
    ]);
    expect(told).toContain('output of b\npassed: b');
    expect(told.at(-1)).toBe('passed: e');
  });

  it('end with the one that fails, while those that run are told to the end', async () => {
    const {failed, told} = await run('b');
    expect(failed).toBe('b');
    expect(told).toContain('output of b\nFAILED: b');
    expect(told).toContain('output of d\npassed: d');
    expect(told).not.toContain('begins: c');
    expect(told).not.toContain('begins: e');
  });
});

describe('the checks', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const list = (isEngine: boolean): readonly string[] =>
    listChecks(Object.keys(scripts), isEngine);

  it('are all that package.json has, but the one of a single page', () => {
    expect([...list(true), 'check:page'].toSorted()).toEqual(
      Object.keys(scripts)
        .filter((name) => name.startsWith('check:'))
        .toSorted(),
    );
  });

  it('look for unused code in the engine’s own project alone', () => {
    expect(list(true)).toContain('check:unused');
    expect(list(false)).not.toContain('check:unused');
  });
});

describe('a check', () => {
  it('covers only what has changed, unless everything is requested', () => {
    expect(listArgs('check:lint', false)).toContain('--cache');
    expect(listArgs('check:lint', true)).toEqual([]);
  });

  it('covers everything if there is no cache', () => {
    expect(listArgs('check:types', false)).toEqual([]);
  });
});
