import {join} from 'node:path';
import {derivedFiles} from '../../derivedFiles';
import {derivedSheets} from '../../derive/derivedSheets';
import {peopleSheets} from '../../derive/peopleSheets';
import {tongueSheets} from '../../derive/tongueSheets';
import {travelSheets} from '../../derive/travelSheets';

const files = join(__dirname, '../../../static');

/** Returns the command that writes a file, if one does. */
function findCommand(path: string): string | undefined {
  return derivedFiles.find(({includes}) => includes(path))?.command;
}

describe('the sheets that authors do not change by hand (W2)', () => {
  it('are all that "npm run derive" writes', () => {
    const derived = [
      ...Object.keys(derivedSheets).map((name) => `game-mechanics/${name}`),
      ...Object.keys(travelSheets(files)),
      ...Object.keys(tongueSheets(files)),
      ...Object.keys(peopleSheets(files)),
    ];
    expect(
      derived.filter((path) => findCommand(path) !== 'npm run derive'),
    ).toEqual([]);
  });

  it.each([
    'world-info/distances.csv',
    'world-info/peoples.csv',
    'game-mechanics/combat/armor.csv',
    'character-creation/race-templates/questions.csv',
    'character-creation/Languages/kadarin.csv',
  ])('are not those that they are derived from: %s', (path) => {
    expect(findCommand(path)).toBeUndefined();
  });
});
