import {measureLength, type Position} from '../../plugins/map/model/geometry';
import {seasonMonths} from '../../plugins/map/model/season';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {loadFeatures} from './support/atlas';
import {readRecords} from '../../tests/support/sheets';

const seaRoutes = loadFeatures('sea-routes').lines;
const waterways = loadFeatures('waterways').lines;

describe('the sailing seasons', () => {
  const told = [
    ...readRecords('world-info/almanac/sea-routes.csv').map(
      ({Route = '', Season}) => [Route, Season] as const,
    ),
    ...readRecords('world-info/almanac/sea-passages.csv').map(
      ({Passage = '', Season}) => [Passage, Season] as const,
    ),
  ].map(([name, season]) => [kebabCase(name), season] as const);

  it.each(told)('are on the map as in the tables: %s', (id, season) => {
    const stretches = seaRoutes.filter(
      ({name, more}) => kebabCase(name) === id && more['season'] !== undefined,
    );
    expect([...new Set(stretches.map(({more}) => more['season']))]).toEqual([
      season,
    ]);
  });

  it('are all in words that the planner can read', () => {
    const months = told.map(([, season]) => seasonMonths(season ?? '').length);
    expect(Math.min(...months)).toBeGreaterThan(1);
  });
});

describe('the rivers that carry boats', () => {
  const lineOf = new Map(
    loadFeatures('rivers').lines.map((one) => [one.name, one]),
  );

  it('run downstream, as the river does, and on the river', () => {
    const astray = waterways.filter(({name, line}) => {
      const river = lineOf.get(name)?.line ?? [];
      const near = (place: Position): number =>
        river.reduce(
          (best, point, index) =>
            measureLength([point, place]) <
            measureLength([river[best] ?? point, place])
              ? index
              : best,
          0,
        );
      const [first, last] = [line[1], line.at(-2)];
      return (
        first === undefined || last === undefined || near(first) >= near(last)
      );
    });
    expect(waterways.length).toBeGreaterThan(10);
    expect(astray.map(({id}) => id)).toEqual([]);
  });
});
