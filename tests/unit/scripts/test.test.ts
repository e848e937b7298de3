import {listArgs} from '../../../scripts/check/keptResults';
import {testSteps} from '../../../scripts/test/steps';
import {
  browserTimings,
  slowest,
  timingLines,
  unitTimings,
} from '../../../scripts/test/times';

describe('the tests as a whole (W3)', () => {
  it('run checks, make what documents are old, and run unit tests, every build, the leak check on tracked files, and browser tests', () => {
    expect(
      testSteps({times: false, engine: true, documents: true}).map(
        ({name}) => name,
      ),
    ).toEqual([
      'check',
      'press',
      'test:unit',
      'build',
      'lock',
      'test:sizes',
      'build:under-path',
      'build:with-discussion',
      'test:starter',
      'test:e2e',
    ]);
    expect(
      testSteps({times: false, engine: true, documents: true})[0]?.args,
    ).toEqual(['--all']);
    expect(
      testSteps({times: false, engine: true, documents: true})[2]?.args,
    ).toEqual([]);
  });

  it('leave other builds, the starter and documents to the project that has them', () => {
    const names = testSteps({
      times: false,
      engine: false,
      documents: false,
    }).map(({name}) => name);
    expect(names).toEqual([
      'check',
      'test:unit',
      'build',
      'lock',
      'test:sizes',
      'test:e2e',
    ]);
  });

  it('report each test if times are requested', () => {
    const steps = testSteps({times: true, engine: true, documents: true});
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

describe('a check (W1)', () => {
  it('covers only what has changed, unless everything is requested', () => {
    expect(listArgs('check:lint', false)).toContain('--cache');
    expect(listArgs('check:lint', true)).toEqual([]);
  });

  it('covers everything if there is no cache', () => {
    expect(listArgs('check:types', false)).toEqual([]);
  });
});
