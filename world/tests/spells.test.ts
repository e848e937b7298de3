import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, unparse} from 'papaparse';
import {
  parseSheet,
  readSheets,
  sheetFolder,
} from '../../plugins/spells/build/readSheets';
import {derive} from '../../plugins/spells/model/derive';
import {getEntry} from '../../plugins/spells/model/publish';
import type {SpellRecord} from '../../plugins/spells/model/record';
import {parseSave} from '../../plugins/spells/model/save';
import {SCHOOLS} from '../../plugins/spells/model/schools';
import {
  selectSpells,
  spellSelection,
} from '../../plugins/spells/model/selection';
import {SPHERES} from '../../plugins/spells/model/spheres';
import {toCsv} from '../../plugins/spells/model/toCsv';
import {toJson} from '../../plugins/spells/model/toJson';
import {readRecords} from '../../tests/support/sheets';
import {spells} from '../../tests/support/spells';
const files = [...SCHOOLS.map(({id}) => id), 'powers'].map(
  (name) => `${name}.csv`,
);

let shown: readonly SpellRecord[] = [];

beforeAll(async () => {
  shown = await spells();
});

/** Returns the names of all records that match a condition. */
function namesWhere(
  holds: (record: SpellRecord) => boolean,
): readonly string[] {
  return shown.filter(holds).map(({name}) => name);
}

describe('the sheets of spells and powers', () => {
  it('are one for each school, and one for powers', async () => {
    const sheets = await readSheets(process.cwd());
    expect(sheets.map(({file}) => file).toSorted()).toEqual(
      files.map((file) => join(sheetFolder, file)).toSorted(),
    );
  });

  it.each(files)('are published and read back without loss: %s', (name) => {
    const file = join(sheetFolder, name);
    const text = readFileSync(file, 'utf8');
    const written = toCsv(
      parseSheet({file, text}).records.map(({record}) => record),
    );
    const rows = parse<string[]>(text.trimEnd()).data;
    expect(written).toBe(`${unparse(rows, {newline: '\n'})}\n`);
  });

  it('are the same when the spell browser saves them, without faults', () => {
    const file = join(sheetFolder, 'spells.csv');
    const saved = toCsv(shown.map(getEntry));
    const {records, faults} = parseSheet({file, text: saved});
    expect(faults).toEqual([]);
    expect(records.map(({record}) => record)).toEqual(shown);
    expect(JSON.parse(toJson(shown.map(getEntry)))).toEqual(shown);
  });
});

describe('the spells', () => {
  it.each(SCHOOLS)('are at least four at each level of $name', ({name}) => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (level) =>
        namesWhere(
          (record) =>
            record.type === 'Spell' &&
            record.school === name &&
            record.level === level,
        ).length,
    );
    expect(counts.filter((count) => count < 4)).toEqual([]);
  });

  it.each(readRecords('world-info/houses.csv'))(
    'give priests of $House at least two at each level',
    ({Spheres = ''}) => {
      const names = new Set(Spheres.split(', '));
      const own = SPHERES.filter(
        ({name}) =>
          names.has(name) || (name === 'Elemental Smoke' && names.has('Smoke')),
      ).map(({name}) => name);
      const selection = spellSelection({type: 'spell', sphere: own.join(';')});
      const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(
        (level) =>
          selectSpells(shown, {...selection, levels: [level, level]}).length,
      );
      expect(counts.filter((count) => count < 2)).toEqual([]);
    },
  );

  it.each(SPHERES)('use every sphere: $name', ({name}) => {
    expect(namesWhere(({sphere}) => sphere.includes(name))).not.toEqual([]);
  });

  it('include those that the Guild claims, of Air and Lightning, at least two at each level up to the sixth', () => {
    const guild = shown.filter(({heldBy}) =>
      heldBy.includes('Guild of Emerald Sky'),
    );
    expect(
      [1, 2, 3, 4, 5, 6].filter(
        (level) => guild.filter((record) => record.level === level).length < 2,
      ),
    ).toEqual([]);
    expect(
      guild.filter((record) => {
        const {elements} = derive(record);
        return !elements.includes('Air') || !elements.includes('Lightning');
      }),
    ).toEqual([]);
  });
});

describe('the pages that list spells', () => {
  const page = readFileSync(
    'docs/deities-and-cosmology/priest-spell-lists.md',
    'utf8',
  );

  it.each(readRecords('world-info/houses.csv'))(
    'give priests of $House the spheres of their House',
    ({House = '', Spheres = ''}) => {
      const section = page
        .split('\n### ')
        .find((each) => each.startsWith(House));
      const [, listed = ''] = /sphere="([^"]*)"/.exec(section ?? '') ?? [];
      expect(
        listed.split('; ').filter((name) => name !== 'Elemental Smoke'),
      ).toEqual(Spheres.split(', ').filter((name) => name !== 'Invocation'));
      expect(listed.includes('Elemental Smoke')).toBe(House === 'Orun');
    },
  );

  it('show every school in full on the page that all links lead to', () => {
    const index = readFileSync('docs/magic-science/index.md', 'utf8');
    const lists = [...index.matchAll(/<SpellList school="([^"]+)" depth="4"/g)];
    expect(lists.map(([, school]) => school)).toEqual(
      SCHOOLS.map(({id}) => id),
    );
  });

  it('name only saves that are explained', () => {
    const explained = readRecords('game-mechanics/combat/save-uses.csv').map(
      ({Save}) => Save,
    );
    const results = readRecords('game-mechanics/combat/save-results.csv').map(
      (row) => row['Entry says'],
    );
    const picks = shown.flatMap(({save}) => parseSave(save) ?? []);
    expect(picks.length).toBeGreaterThan(0);
    expect(
      picks.filter(
        ({save, result}) =>
          !explained.includes(save) || !results.includes(result),
      ),
    ).toEqual([]);
  });
});
