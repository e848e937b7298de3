import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Arms} from '../../../art/studio/arms/armsTypes';
import {armsPictures, rolls} from '../../../art/studio/arms/armsPictures';
import {blazon, plainWords} from '../../../art/studio/arms/blazon';
import {works} from '../../../art/studio/arms/charges/works';
import {houses} from '../../../art/studio/arms/rolls/houses';
import {nations} from '../../../art/studio/arms/rolls/nations';
import {peoples} from '../../../art/studio/arms/rolls/peoples';
import {tinctureFaults} from '../../../art/studio/arms/rule';
import {pictureList} from '../../../art/studio/pictureList';
import {parseSheet} from '../../../../src/shared/lib/csv';

const files = join(__dirname, '../../../../static');
const all = Object.values(rolls).flat();

/** Returns a column of a sheet of the world. */
function readColumn(sheet: string, heading: string): readonly string[] {
  const result = parseSheet(readFileSync(join(files, sheet), 'utf8'));
  if (!result.ok) {
    throw new Error(`${sheet} cannot be read`);
  }
  const index = result.sheet.columns.indexOf(heading);
  return result.sheet.rows.map((row) => row[index] ?? '');
}

/** Half the width of a shield where its bridge meets the water, and the width of an arch. */
const SHIELD_AT_WATER = 32;
const ARCH = 5.2;

const plain = {id: 'x', bearer: 'nobody', shape: 'heater'} as const;

describe('the bridge of the League', () => {
  it('shows nine arches, all of them within the shield', () => {
    const drawn = works.bridge.draw({main: 'white', detail: 'red'});
    const arches = [...drawn.matchAll(/M(?<from>-?[\d.]+) 19V5/g)].map(
      ({groups}) => Number(groups?.from),
    );
    expect(arches).toHaveLength(9);
    expect(Math.min(...arches)).toBeGreaterThan(-SHIELD_AT_WATER);
    expect(Math.max(...arches) + ARCH).toBeLessThan(SHIELD_AT_WATER);
  });
});

describe('the rule of tincture', () => {
  it.each(all.map((arms) => [arms.bearer, arms] as const))(
    'is kept by the arms of %s',
    (_, arms) => {
      expect(tinctureFaults(arms)).toEqual([]);
    },
  );

  const broken: readonly (readonly [string, Arms, string])[] = [
    [
      'color on color',
      {
        ...plain,
        field: 'gules',
        layers: [{charge: 'tooth', tincture: 'sable', place: 'alone'}],
      },
      'tooth sable on gules',
    ],
    [
      'metal on metal',
      {
        ...plain,
        field: 'or',
        layers: [{ordinary: 'chief', tincture: 'argent'}],
      },
      'chief argent on or',
    ],
    [
      'metal on a metal ordinary',
      {
        ...plain,
        field: 'azure',
        layers: [
          {
            ordinary: 'fess',
            tincture: 'or',
            on: {charge: 'drop', tincture: 'argent', place: 'onFess'},
          },
        ],
      },
      'drop argent on or',
    ],
    [
      'color on a figure of color',
      {
        ...plain,
        field: 'or',
        layers: [
          {
            charge: 'door',
            tincture: 'sable',
            place: 'alone',
            on: {charge: 'bar', tincture: 'gules'},
          },
        ],
      },
      'bar gules on sable',
    ],
    [
      'an exchange between two colors',
      {
        ...plain,
        field: {division: 'perPale', tinctures: ['gules', 'azure']},
        layers: [{charge: 'mask', tincture: 'counterchanged', place: 'alone'}],
      },
      'mask counterchanged on gules and azure',
    ],
  ];

  it.each(broken)('is broken by %s', (_, arms, fault) => {
    expect(tinctureFaults(arms)).toEqual([fault]);
  });

  it('allows either on a field of both', () => {
    expect(
      tinctureFaults({
        ...plain,
        field: {division: 'barryWavy', tinctures: ['argent', 'azure']},
        layers: [{charge: 'emerald', tincture: 'vert', place: 'alone'}],
      }),
    ).toEqual([]);
  });
});

describe('blazon', () => {
  const words = new Map(all.map((arms) => [arms.id, blazon(arms)]));

  it.each([
    ['aurel', 'Or, a door sable, thereon a bar couped Or.'],
    [
      'tavar',
      'Argent, a thunderbolt fesswise gules between two barrulets sable.',
    ],
    ['nyss', 'Per pale murrey and argent, a smiling mask counterchanged.'],
    ['morrow', 'Purpure, a lantern with its door open Or, a base wavy argent.'],
    [
      'southwest-peninsula',
      'Azure, a gull displayed argent within an orle of seven bezants Or.',
    ],
    ['hordelands', 'Sable, a flame Or, on a chief argent three teeth gules.'],
    ['n-eastern-continent', 'Purpure, three crowns Or.'],
  ])('of %s is %s', (id, expected) => {
    expect(words.get(id)).toBe(expected);
  });

  it('is repeated in words that need no herald', () => {
    const [aurel] = houses;
    expect(aurel && plainWords(aurel)).toBe(
      'A gold shield: a black door, on it a gold bar.',
    );
  });

  it('is different for each bearer', () => {
    expect(new Set(words.values()).size).toBe(all.length);
  });
});

describe('the rolls of arms', () => {
  it('hold every House, in the order of their table', () => {
    expect(houses.map(({bearer}) => bearer)).toEqual(
      readColumn('world-info/houses.csv', 'House').map(
        (name) => `House ${name}`,
      ),
    );
  });

  it('give each House its color', () => {
    const color = (arms: Arms): string =>
      /^(?:A|A shield halved upright in) (gold|fuchsia|gray|blue|white|magenta|purple|dark orange|green)/.exec(
        plainWords(arms),
      )?.[1] ?? '';
    expect(houses.map(color)).toEqual(
      readColumn('world-info/houses.csv', 'Color').map((each) =>
        each.replace('light gray', 'white'),
      ),
    );
  });

  it.each([
    {
      of: 'states',
      roll: nations,
      sheet: 'world-info/territories.csv',
      without: ['unclaimed'],
    },
    {
      of: 'peoples',
      roll: peoples,
      sheet: 'world-info/peoples.csv',
      without: [],
    },
  ])('hold all $of that have a page', ({roll, sheet, without}) => {
    const pages = readColumn(sheet, 'Page').map((page) =>
      page.replace(/^.*\/|\.html$/g, ''),
    );
    expect(roll.map(({id}) => id).toSorted()).toEqual(
      pages.filter((id) => !new Set<string>(without).has(id)).toSorted(),
    );
  });

  it.each(
    armsPictures.map((each) => [`${each.folder}/${each.file}`, each] as const),
  )('are drawn in %s as the table says', async (path, picture) => {
    expect(existsSync(join(files, path))).toBe(true);
    expect(readFileSync(join(files, path), 'utf8')).toBe(await picture.make());
  });
});

describe('the index of a folder', () => {
  const picture = {
    folder: 'x',
    file: 'b.svg',
    title: 'B',
    alt: 'The second letter.',
    notes: {blazon: 'Or.'},
    make: () => Promise.resolve(''),
  };

  it('keeps the descriptions of other files, and updates its own', () => {
    const old = 'file,title,alt\na.svg,A,The first letter.\nb.svg,Old,Old.\n';
    expect(pictureList(old, [picture])).toBe(
      'file,title,alt,blazon\na.svg,A,The first letter.,\nb.svg,B,The second letter.,Or.\n',
    );
  });

  it('keeps what others have filled in for a picture, which are the columns that no picture fills', () => {
    expect(
      pictureList('file,title,alt,blazon,session\nb.svg,Old,Old.,Old.,3\n', [
        picture,
      ]),
    ).toBe('file,title,alt,blazon,session\nb.svg,B,The second letter.,Or.,3\n');
  });

  it('is created if there is none', () => {
    expect(pictureList('', [picture])).toBe(
      'file,title,alt,blazon\nb.svg,B,The second letter.,Or.\n',
    );
  });

  it.each(Object.keys(rolls))('is in %s as the studio writes it', (folder) => {
    const list = readFileSync(join(files, folder, 'index.csv'), 'utf8');
    const own = armsPictures.filter((each) => each.folder === folder);
    expect(list).toBe(pictureList('', own));
  });
});
