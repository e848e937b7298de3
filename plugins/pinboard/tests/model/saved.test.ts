import {readDeskHash} from '../../client/deskLink';
import {parseDesks, readDeskFile} from '../../model/desk';
import saved from '../../../../tests/support/saved.json';

const {records} = saved;

/** What browsers have stored since November 2026, which every later version opens. */
describe('of what readers have saved', () => {
  it('the pinboard opens in whole', () => {
    const {value, unread} = parseDesks(records.desk);
    expect(unread).toEqual([]);
    expect(value?.open).toBe('d2');
    expect(value?.desks.map(({name}) => name)).toEqual([
      'My desk',
      'Session 13',
    ]);
    expect(value?.desks[0]?.pins).toHaveLength(5);
    expect(value?.desks[0]?.pins[0]?.note).toBe('The captain wears it');
  });

  it('the file of the pinboard, and its link without notes, open', async () => {
    const file = readDeskFile(saved.deskFile);
    expect(file).toMatchObject({unread: [], value: records.desk.desks});
    const link = await readDeskHash(saved.deskHash);
    expect(link).toMatchObject({
      name: 'My desk',
      pins: records.desk.desks[0]?.pins.map((pin) => ({...pin, note: ''})),
    });
  });
});
