import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'papaparse';
import {SIZE} from '../../../art/studio/cities/cityPlan';
import {drawSite} from '../../../art/studio/sites/drawSite';
import {innAtSkep} from '../../../art/studio/sites/plans/innAtSkep';
import {rattleAndRope} from '../../../art/studio/sites/plans/rattleAndRope';
import {underSkep} from '../../../art/studio/sites/plans/underSkep';
import {
  drawSiteFor,
  listSitePlaces,
} from '../../../art/studio/sites/sitePictures';
import {hideSecrets, type SitePlan} from '../../../art/studio/sites/sitePlan';
import {siteDir} from '../../../../tests/support/site';

const plans = [rattleAndRope, innAtSkep, underSkep];

/** The sites of a sheet, without repetitions. */
function listSites(path: string): readonly string[] {
  const {data} = parse<Readonly<Record<string, string>>>(
    readFileSync(join(siteDir, path), 'utf8'),
    {header: true, skipEmptyLines: true},
  );
  return [...new Set(data.map(({Site = ''}) => Site))];
}

const keyed = [
  ...listSites('static/world-info/almanac/site-places.csv').map(
    (site) => [site, 'players'] as const,
  ),
  ...listSites('docs/reference/papers/site-keys.csv').map(
    (site) => [site, 'master'] as const,
  ),
];

describe('the plan of a site', () => {
  it.each(keyed)('has its numbers on it, apart: %s, for %s', (site, viewer) => {
    const places = listSitePlaces(site, viewer);
    expect(places.length).toBeGreaterThanOrEqual(8);
    for (const {at} of places) {
      expect(at[0]).toBeGreaterThan(18);
      expect(at[0]).toBeLessThan(SIZE.map - 18);
      expect(at[1]).toBeGreaterThan(18);
      expect(at[1]).toBeLessThan(SIZE.height - 18);
    }
    const gaps = places.flatMap(({at: [x, y]}, index) =>
      places
        .slice(index + 1)
        .map(({at: [otherX, otherY]}) => Math.hypot(otherX - x, otherY - y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });

  it.each(plans)('is the same each time: $site', (plan) => {
    expect(drawSite(plan, [])).toBe(drawSite(plan, []));
  });
});

describe('the plan that players see', () => {
  const bare: SitePlan = {
    ...innAtSkep,
    rooms: [],
    openings: [],
    things: [],
    names: [],
  };

  it('is what is left without anything secret', () => {
    const plan: SitePlan = {
      ...bare,
      things: [
        {kind: 'hatch', at: [100, 100], isSecret: true},
        {kind: 'barrel', at: [100, 100]},
      ],
      names: [{text: 'a way out', at: [1, 1], isSecret: true}],
    };
    expect(hideSecrets(plan)).toEqual({
      ...bare,
      things: [{kind: 'barrel', at: [100, 100]}],
    });
  });

  it('is drawn without the back stair, the ladder, and the boat of the inn on the bridge', () => {
    const [open, whole] = [
      drawSiteFor(rattleAndRope, 'players'),
      drawSiteFor(rattleAndRope, 'master'),
    ];
    const secrets = rattleAndRope.things.filter(({isSecret}) => isSecret);
    expect(secrets.map(({kind}) => kind)).toEqual(
      expect.arrayContaining(['stairs', 'ladder', 'boat']),
    );
    for (const {at, turn = 0} of secrets) {
      const place = `translate(${at[0]} ${at[1]}) rotate(${turn})`;
      expect(whole).toContain(place);
      expect(open).not.toContain(place);
    }
  });

  it('names no place that only the game master has', () => {
    const open = listSitePlaces('Rattle and Rope', 'players');
    expect(open.map(({name}) => name)).not.toContain('Back stair');
    expect(listSitePlaces('Under Skep', 'players')).toEqual([]);
  });
});
