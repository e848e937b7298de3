import {casts} from '../../../art/studio/portraits/portraitPictures';
import {drawPortrait} from '../../../art/studio/portraits/drawPortrait';
import {getProfile, smooth} from '../../../art/studio/portraits/profile';
import {tinctures} from '../../../art/studio/arms/tinctures';
import {houses} from '../../../art/studio/arms/rolls/houses';
import {readDataFile} from '../../../../tests/support/sheets';

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

describe('portraits (A1)', () => {
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
    expect(drawPortrait(flipped)).toContain('scale(-.92 .92)');
    expect(drawPortrait(sitter)).not.toContain('scale(-.92 .92)');
  });
});

describe('a profile', () => {
  it('is shaped by the people first, and then by each trait', () => {
    const [human, beaked] = [
      getProfile('human'),
      getProfile('human', ['beaked']),
    ];
    expect(beaked.ridge[0]).toBeGreaterThan(human.ridge[0]);
    expect(beaked.neck).toEqual(human.neck);
    expect(getProfile('goblin').tip[0]).toBeLessThan(human.tip[0]);
    expect(getProfile('goblin', ['beaked']).tip[0]).toBeGreaterThan(
      getProfile('goblin').tip[0],
    );
  });

  it('passes through each of its points', () => {
    expect(
      smooth([
        [0, 0],
        [10, 10],
        [20, 0],
      ]),
    ).toMatch(/^C.* 10 10C.* 20 0$/);
    expect(smooth([[0, 0]])).toBe('');
  });
});
