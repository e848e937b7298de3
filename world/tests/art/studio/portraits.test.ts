import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {casts} from '../../../art/studio/portraits/portraitPictures';
import {drawPortrait} from '../../../art/studio/portraits/drawPortrait';
import {getFaceShape} from '../../../art/studio/portraits/faceShape';
import {closedCurve} from '../../../art/studio/portraits/pen';
import {getTone, shades} from '../../../art/studio/portraits/shades';
import type {Shade} from '../../../art/studio/portraits/sitter';
import {tinctures} from '../../../art/studio/arms/tinctures';
import {houses} from '../../../art/studio/arms/rolls/houses';
import {readDataFile} from '../../../../tests/support/sheets';
import {siteDir, staticDir} from '../../../../tests/support/site';

/** Lists the names of the people in a sheet. */
function listNames(path: string, column: string): readonly string[] {
  const {columns, rows} = readDataFile(path);
  const at = columns.indexOf(column);
  return rows.map((row) => row[at] ?? '');
}

/** Lists the names of the people in the portraits of a folder. */
function listSitters(folder: string): readonly string[] {
  return (casts[folder] ?? []).map(({name}) => name);
}

const gatewatcher = 'campaigns/return-of-the-gatewatcher';
const shroud = 'campaigns/shroud-of-the-empire';

describe('portraits', () => {
  it.each([
    [`${gatewatcher}/characters`, `${gatewatcher}/latchkeepers.csv`, 'Name'],
    [`${gatewatcher}/characters`, `${gatewatcher}/people.csv`, 'Name'],
    [`${shroud}/characters`, `${shroud}/lamplighters.csv`, 'Cover name'],
    [`${shroud}/characters`, `${shroud}/people.csv`, 'Name'],
    [`${shroud}/characters`, `${shroud}/court.csv`, 'Holder'],
  ])('%s shows all of %s', (folder, sheet, column) => {
    expect(listSitters(folder)).toEqual(
      expect.arrayContaining([...listNames(sheet, column)]),
    );
  });

  it('shows only rulers that the territories name', () => {
    const names = listNames('world-info/territories.csv', 'Ruler').join('; ');
    expect(
      listSitters('world-info/rulers').filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('dresses rulers in the colors that the sheet of those who ask tells', () => {
    const asked = 'world-info/almanac/who-asks.csv';
    const looks = listNames(asked, 'Look');
    const told = listNames(asked, 'Name').flatMap((name, index) =>
      [
        ...(looks[index] ?? '').matchAll(
          /(?<shade>gray|teal|white) (?:cap|fur|robe|ruff)/g,
        ),
      ].map(({0: words, groups}) => ({name, words, shade: groups?.shade})),
    );
    const shown = (casts['world-info/rulers'] ?? []).flatMap((sitter) =>
      told
        .filter(({name}) => name === sitter.name)
        .map((each) => ({...each, sitter})),
    );
    expect(shown.map(({words}) => words)).toEqual([
      'gray cap',
      'white fur',
      'teal robe',
      'white ruff',
    ]);
    for (const {words, shade, sitter} of shown) {
      expect(sitter.alt).toContain(words);
      const {lit} = getTone(shades[shade as Shade]);
      expect(drawPortrait(sitter)).toContain(`fill="${lit}"`);
    }
  });

  it('shows the gap of Dorrak Halftally on his left, as his page tells', () => {
    const dorrak = Object.values(casts)
      .flat()
      .find(({id}) => id === 'dorrak-halftally');
    expect(dorrak?.marks).toContain('gap');
    expect(dorrak?.facesLeft).toBe(true);
  });

  it('shows as dead exactly those whom the court calls dead', () => {
    const {columns, rows} = readDataFile(`${shroud}/court.csv`);
    const dead = rows
      .filter((row) => row[columns.indexOf('Died')] !== 'living')
      .map((row) => row[columns.indexOf('Holder')]);
    const shown = (casts[`${shroud}/characters`] ?? [])
      .filter(({isDead}) => isDead === true)
      .map(({name}) => name);
    expect(shown.toSorted()).toEqual(dead.toSorted());
  });

  it.each(
    listNames(`${gatewatcher}/latchkeepers.csv`, 'Name').map((name, index) => [
      name,
      listNames(`${gatewatcher}/latchkeepers.csv`, 'House')[index] ?? '',
    ]),
  )('%s has a background in the color of House %s', (name, house) => {
    const sitter = Object.values(casts)
      .flat()
      .find((each) => each.name === name);
    const arms = houses.find(({bearer}) => bearer === `House ${house}`);
    expect(sitter?.field).toBe(arms?.field);
  });

  it('has its own files, with descriptions', () => {
    const sitters = Object.values(casts).flat();
    expect(new Set(sitters.map(({id}) => id)).size).toBe(sitters.length);
    for (const {alt} of sitters) {
      expect(alt).toMatch(/^[A-Z].{30,}\.$/);
    }
  });

  it('is a picture with a title and a description, and its only measures are numbers', () => {
    for (const sitter of Object.values(casts).flat()) {
      const svg = drawPortrait(sitter);
      expect(svg).toContain(`<title>${sitter.name}</title>`);
      expect(svg).toContain(tinctures[sitter.field].paint);
      expect(svg).not.toMatch(/NaN|undefined|false/);
    }
  });

  it('turns the head if the row says so', () => {
    const [sitter] = casts['world-info/rulers'] ?? [];
    if (sitter === undefined) {
      throw new Error('nobody sat');
    }
    const flipped = {...sitter, facesLeft: true};
    expect(drawPortrait(flipped)).toContain('scale(-1.04 1.04)');
    expect(drawPortrait(sitter)).not.toContain('scale(-1.04 1.04)');
  });
});

describe('a face', () => {
  it('is shaped by the people first, and then by each trait', () => {
    const [human, beaked] = [
      getFaceShape('human'),
      getFaceShape('human', ['beaked']),
    ];
    expect(beaked.ridge[0]).toBeGreaterThan(human.ridge[0]);
    expect(beaked.jaw).toEqual(human.jaw);
    expect(getFaceShape('orc').jaw[1]).toBeGreaterThan(human.jaw[1]);
    expect(getFaceShape('orc', ['beaked']).tip[0]).toBeGreaterThan(
      getFaceShape('orc').tip[0],
    );
  });

  it('has an outline that passes through each of its points, and closes', () => {
    expect(
      closedCurve([
        [0, 0],
        [10, 10],
        [20, 0],
      ]),
    ).toMatch(/^M0 0C.* 10 10C.* 20 0C.* 0 0Z$/);
  });
});

describe('the peoples in portraits', () => {
  const arachnahd = (casts[`${gatewatcher}/characters`] ?? []).find(
    ({kind}) => kind === 'arachnahd',
  );

  it.each(listNames('world-info/peoples.csv', 'Page'))(
    '%s shows one of its people',
    (address) => {
      const page = readFileSync(
        join(siteDir, `docs${address.replace('.html', '.md')}`),
        'utf8',
      );
      const shown = /<Medallions files="(?<file>[^"]*)" \/>/.exec(page);
      const file = shown?.groups?.['file'] ?? '';
      expect(existsSync(join(staticDir, file))).toBe(true);
      expect(
        Object.entries(casts).some(([folder, sitters]) =>
          sitters.some(({id}) => file === `/${folder}/${id}.svg`),
        ),
      ).toBe(true);
    },
  );

  it('gives an Arachnahd eight eyes, and nobody else more than two', () => {
    if (arachnahd === undefined) {
      throw new Error('nobody sat');
    }
    const eyes = drawPortrait(arachnahd).match(/fill="rgb\(24 18 26\)"/g);
    expect(eyes).toHaveLength(8);
    expect(drawPortrait({...arachnahd, kind: 'human'})).not.toContain(
      'fill="rgb(24 18 26)"',
    );
  });

  it('gives wings to all Avariel, and to nobody else', () => {
    for (const {kind, plumage} of Object.values(casts).flat()) {
      expect(plumage !== undefined).toBe(kind === 'avariel');
    }
  });
});
