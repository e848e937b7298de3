import {readFights} from '../../model/kept';
import {openPlay} from '../../model/session';
import {readTrackerFile} from '../../model/trackerFile';
import {fightRules} from '../../../../world/fightRules';
import saved from '../../../../tests/support/saved.json';

/** What browsers have stored since November 2026, which every later version opens. */
describe('of what readers have saved', () => {
  it('the fight and the one before it open as they stood', () => {
    const {value, unread} = readFights(fightRules.apply, saved.records.tracker);
    expect(unread).toEqual([]);
    expect(value?.before?.actions).toHaveLength(7);
    expect(value?.told.entries).toHaveLength(1);
  });

  it('the file of a fight opens as it stood, with its log', () => {
    const file = readTrackerFile(saved.fightFile);
    if (!('session' in file)) {
      throw new Error(`Found ${JSON.stringify(file)}, expected a fight.`);
    }
    const {told} = openPlay(fightRules.apply, file.session);
    const {round, combatants} = told.fight;
    expect({
      round,
      hitPoints: combatants.map(({hitPoints}) => hitPoints),
      entries: told.entries.length,
    }).toEqual(saved.told);
  });
});
