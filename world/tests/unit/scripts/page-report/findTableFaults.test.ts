import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findTableFaults} from '../../../../../scripts/page-report/tables/findTableFaults';
import {siteDir} from '../../../../../scripts/siteDir';

/** Finds faults of fights and characters after a text of a sheet is replaced. */
async function find(path: string, from: string, to: string) {
  const before = readFileSync(join(siteDir, path), 'utf8');
  const text = before.replace(from, to);
  expect(text).not.toBe(before);
  return findTableFaults({path, text}, before);
}

const WEAPONS = 'static/character-creation/weapons.csv';
const SHIELDS = 'static/game-mechanics/combat/shields.csv';

describe('changes of the tables of fights and characters (W2)', () => {
  it('are refused if a foe loses its weapon', async () => {
    expect(await find(WEAPONS, '\nKnife,', '\nFork,')).toEqual([
      `${WEAPONS}:2: found a change with which fights and characters cannot be reckoned (No row has the Weapon "knife"), expected one that their tables can read.`,
    ]);
  }, 30_000);

  it('are refused if a shield has no number, and accepted if it has another one', async () => {
    expect(await find(SHIELDS, 'Buckler,+1,', 'Buckler,one,')).toEqual([
      expect.stringContaining(`${SHIELDS}:2: found "one" below "DEF"`),
    ]);
    expect(await find(SHIELDS, 'Buckler,+1,', 'Buckler,+2,')).toEqual([]);
  }, 30_000);

  it('are of no concern in sheets that they are not made of', async () => {
    expect(
      await find('static/world-info/distances.csv', 'road', 'glass'),
    ).toEqual([]);
  });
});
