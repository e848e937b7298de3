import {readFileSync} from 'node:fs';
import {parseSheet} from '../../src/shared/model/csv';
import {readQuery} from '../../plugins/spells/model/browser/query';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {SCHOOLS} from '../../plugins/spells/model/schools';
import {SPHERES} from '../../plugins/spells/model/spheres';

/** Returns the preset queries of a page, by name. */
function getPresets(page: string): Readonly<Record<string, string>> {
  const [, block = ''] =
    /presets=\{\{(.*?)\}\}/s.exec(readFileSync(page, 'utf8')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^\s*'?(\w[^':\n]*)'?: '([^']+)',$/gm)].map(
      ([, name = '', query = '']) => [name, query],
    ),
  );
}

describe('the presets on pages with the spell browser', () => {
  it('include the Houses, each with its own spheres', () => {
    const houses = parseSheet(
      readFileSync('static/world-info/houses.csv', 'utf8'),
    );
    const known = SPHERES.map(({name}) => name);
    const owned = (houses.ok ? houses.sheet.rows : []).map(
      ([name = '', , , spheres = '']) =>
        [
          name,
          spheres
            .split(', ')
            .filter((sphere) => known.some((each) => each === sphere))
            .map(kebabCase),
        ] as const,
    );
    expect(owned).toHaveLength(9);
    const presets = getPresets(
      'docs/deities-and-cosmology/priest-spell-lists.md',
    );
    expect(Object.keys(presets)).toEqual(owned.map(([name]) => name));
    for (const [house, spheres] of owned) {
      const {state, ignored} = readQuery(presets[house] ?? '');
      expect(ignored).toEqual([]);
      expect(state.picks.type?.wanted).toEqual(['spell']);
      expect(state.picks.sphere?.wanted).toEqual(
        expect.arrayContaining([...spheres]),
      );
    }
    const all = Object.values(presets).flatMap(
      (query) => readQuery(query).state.picks.sphere?.wanted ?? [],
    );
    expect(all.toSorted()).toEqual(known.map(kebabCase).toSorted());
  });

  it('include the four schools at their hearths', () => {
    const presets = getPresets('docs/magic-science/magika-goblin.md');
    for (const {id, name} of SCHOOLS) {
      expect(presets[name]).toBe(`school=${id}`);
    }
  });
});
