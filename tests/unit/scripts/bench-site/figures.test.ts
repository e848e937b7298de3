import {
  median,
  medians,
  summarizeWaits,
} from '../../../../scripts/bench-site/figures';
import {benchOptions} from '../../../../scripts/bench-site/options';
import {
  sumMemoryBelow,
  parseStatus,
} from '../../../../scripts/bench-site/processTree';
import {reportText} from '../../../../scripts/bench-site/report';
import {syntheticPages} from '../../../../scripts/bench-site/syntheticPages';
import {weigh} from '../../../../scripts/bench-site/traffic';

describe('the median figure', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('of several runs is taken for each figure separately', () => {
    expect(
      medians([
        {a: 1, b: 30},
        {a: 2, b: 10},
        {a: 9, b: 20},
      ]),
    ).toEqual({a: 2, b: 20});
  });

  it('does not exist without values', () => {
    expect(() => median([])).toThrow('Found no figures');
    expect(() => medians([])).toThrow('Found no run');
  });
});

describe('times for one action', () => {
  it('are reported as the median and the worst of all other values', () => {
    expect(
      summarizeWaits([
        {took: 700, frame: 17, task: 0},
        {took: 900, frame: 33, task: 0},
        {took: 650, frame: 18, task: 51},
      ]),
    ).toEqual({took: 700, slowest: 900, frame: 33, task: 51});
  });
});

describe('the transfers of a view', () => {
  it('are added up by kind, with prefetched files counted separately', () => {
    const fetched = [
      {type: 'Document', priority: 'VeryHigh', bytes: 100},
      {type: 'Font', priority: 'High', bytes: 40},
      {type: 'Font', priority: 'VeryLow', bytes: 2},
      {type: 'Other', priority: 'VeryLow', bytes: 7},
      {type: 'Image', priority: 'Low', bytes: 5},
    ];
    expect(weigh(fetched)).toEqual({
      html: 100,
      style: 0,
      script: 0,
      font: 42,
      other: 5,
      ahead: 7,
      requests: 4,
    });
  });
});

describe('the options of a measurement', () => {
  it('are everything, with three runs per page, by default', () => {
    expect(benchOptions([])).toEqual({
      folder: 'build',
      against: '',
      repeats: 3,
      parts: ['pages', 'ways', 'lock', 'lookups', 'builds', 'growth'],
    });
    expect(
      benchOptions(['--against', 'old', '--parts', 'builds, pages']),
    ).toMatchObject({against: 'old', parts: ['pages', 'builds']});
    expect(benchOptions(['--parts', 'locked']).parts).toEqual(['locked']);
  });

  it.each(['0', '-1', '1.5', 'many'])('reject %s repeats', (repeats) => {
    expect(() => benchOptions([`--repeats=${repeats}`])).toThrow(
      `--repeats is "${repeats}"`,
    );
  });

  it('reject an unknown part', () => {
    expect(() => benchOptions(['--parts=pages,speed'])).toThrow(
      '--parts names "speed", expected some of pages, ways, lock, lookups, builds, growth, locked.',
    );
  });
});

describe('the memory of a build', () => {
  it('includes that of its process and all child processes', () => {
    const processes = [
      {id: 1, parent: 0, memory: 1000},
      {id: 2, parent: 1, memory: 10},
      {id: 3, parent: 2, memory: 20},
      {id: 4, parent: 3, memory: 40},
      {id: 5, parent: 1, memory: 500},
    ];
    expect(sumMemoryBelow(2, processes)).toBe(70);
    expect(sumMemoryBelow(9, processes)).toBe(0);
  });

  it('is read from the output of the system', () => {
    expect(
      parseStatus('Name:\tnode\nPid:\t12\nPPid:\t3\nVmRSS:\t  2048 kB\n'),
    ).toEqual({id: 12, parent: 3, memory: 2048});
    expect(parseStatus('Pid:\t12\nPPid:\t3\n')?.memory).toBe(0);
    expect(parseStatus('')).toBeUndefined();
  });
});

describe('generated pages for a measurement', () => {
  const pages = syntheticPages(1000, ['races', 'combat']);

  it('are as many as requested, all different, spread over the areas', () => {
    expect(new Set(pages.map(({path}) => path)).size).toBe(1000);
    const races = pages.filter(({path}) => path.startsWith('docs/races/'));
    expect(races).toHaveLength(500);
    expect(new Set(pages.map(({text}) => text)).size).toBe(1000);
  });

  it('have about 600 words, tables and code, and are the same each time', () => {
    const [first] = pages;
    const words = first?.text.match(/[a-z]{3,}/g)?.length ?? 0;
    expect(words).toBeGreaterThan(550);
    expect(words).toBeLessThan(750);
    expect(first?.text).toContain('| --- |');
    expect(first?.text).toContain('```js');
    expect(syntheticPages(1, ['races', 'combat'])[0]).toEqual(first);
  });
});

describe('the report', () => {
  const view = {
    html: 2048,
    style: 0,
    script: 0,
    font: 1024,
    other: 0,
    ahead: 512,
    requests: 3,
    fcp: 700.4,
    lcp: 800.6,
    tbt: 0,
    cls: 0.0004,
  };
  const site = {
    views: {home: view},
    ways: {home: {onward: 90.4, back: 40}},
    lock: {'it opens': {took: 700.4, slowest: 900, frame: 17.2, task: 0}},
    lookUps: {grapple: {taps: 2, took: 3_450}},
  };
  const report = {
    day: '2026-01-02',
    machine: 'two processors',
    repeats: 3,
    gaps: [],
    sites: [
      {name: 'before', ...site},
      {name: 'after', ...site},
    ],
  };

  it('has a row for each page and build of the site', () => {
    expect(reportText(report)).toContain(
      [
        '| home | before | 3 | 2.0 | 0.0 | 0.0 | 1.0 | 0.0 | 0.5 | 700 | 801 | 0 | 0.000 |',
        '| home | after | 3 | 2.0 | 0.0 | 0.0 | 1.0 | 0.0 | 0.5 | 700 | 801 | 0 | 0.000 |',
      ].join('\n'),
    );
    expect(reportText(report)).toContain('| home | after | 90 | 40 |');
    expect(reportText(report)).toContain(
      '| it opens | after | 700 | 900 | 17 | 0 |',
    );
    expect(reportText(report)).toContain('| grapple | after | 2 | 3.5 |');
  });

  it('omits what was not requested', () => {
    expect(reportText(report)).not.toContain('Builds');
    const text = reportText({...report, sites: []});
    expect(text).not.toContain('First view,');
    expect(text).not.toContain('From page to page');
  });

  it('includes builds if they were measured', () => {
    const text = reportText({
      ...report,
      builds: {
        'with 1,000 pages more, cold': {
          seconds: 59.96,
          peak: 2000.4,
        },
        'with 1,000 pages more, warm': {seconds: 20, peak: 1000},
      },
      scripts: {plain: 102_400, enlarged: 103_424},
    });
    expect(text).toContain(
      [
        '| with 1,000 pages more | cold | 60.0 | 2000 |',
        '| with 1,000 pages more | warm | 20.0 | 1000 |',
      ].join('\n'),
    );
    expect(text).toContain(
      'weigh 100.0 KiB, and with 1,000 pages more 101.0 KiB: 1.0 KiB more.',
    );
  });

  it('names what could not be measured, so that no row is missing silently', () => {
    const gaps = [{what: 'next page: home', why: 'no a|b'}];
    expect(reportText({...report, gaps})).toContain(
      '| next page: home | no a\\|b |',
    );
    expect(reportText(report)).not.toContain('could not be measured');
  });
});
