import {median, writeTable} from '../../../../scripts/bench/figures';

describe('the figures of visits', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
  ])('have the median of %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('are at least one', () => {
    expect(() => median([])).toThrow('Found no figures');
  });

  it('are a table, with a row for each page of each build', () => {
    const visits = [
      {paint: 480.4, script: 2048, next: 200},
      {paint: 500, script: 4096, next: 300},
      {paint: 490, script: 3072, next: 250},
    ];
    expect(writeTable([{page: '/', build: 'build', visits}])).toBe(
      [
        '| Page | Build | First paint, ms | Script, KiB | Next page, ms |',
        '| --- | --- | --: | --: | --: |',
        '| / | build | 490 | 3.0 | 250 |',
      ].join('\n'),
    );
  });
});
