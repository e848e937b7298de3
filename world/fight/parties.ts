import type {Party} from '../../src/shared/model/fightRules';
import {createBuild} from '../rules/character/build';
import {fillSpells} from '../rules/character/fillSpells';
import {makeFighter} from '../rules/character/makeFighter';
import {readReadyCharacter} from '../rules/character/readReady';
import {parseCell, type Row} from '../rules/character/tables';
import {rules} from '../rules/rules';
import {worldTables} from '../sheetTables';
import {readRows} from './sheets';

const GATE_WATCHER = 'campaigns/return-of-the-gatewatcher';

/** Joins the rows of each hero in the files of a campaign. */
function readHeroes(): readonly Row[] {
  const [stats, fighting] = ['stats', 'fighting'].map((file) =>
    readRows(`${GATE_WATCHER}/${file}.csv`),
  );
  return readRows(`${GATE_WATCHER}/latchkeepers.csv`).map((row) => {
    const isSame = ({Name}: Row): boolean => Name === row['Name'];
    const all = {...row, ...stats?.find(isSame), ...fighting?.find(isSame)};
    return {
      ...all,
      'Spent on': `${all['Weapon'] ?? ''} to ${all['Rank'] ?? ''}`,
      Carries: `${all['Armor'] ?? ''}, ${all['Shield'] ?? ''}`,
    };
  });
}

/** Lists the heroes of the campaigns at the level of their rows. */
export function listParties(): readonly Party[] {
  const fighters = readHeroes().map((row) => {
    const character = readReadyCharacter(worldTables, row);
    const build = createBuild(worldTables, character);
    const spells = fillSpells(build, character.name);
    return {
      ...makeFighter(worldTables, {...character, spells}),
      // Includes the bonuses of oaths.
      saves: Object.fromEntries(
        rules.saves.names.map((save) => [save, parseCell(row[save])]),
      ),
    };
  });
  return [{name: 'The Latchkeepers', fighters}];
}
