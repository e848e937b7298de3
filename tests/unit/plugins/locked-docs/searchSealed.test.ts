import {readLockedRecords} from '../../../../plugins/search-index/readLockedRecords';
import {canarySite, type CanarySite} from '../../../support/lock/canarySite';
import {openRecords} from '../../../support/lock/reopen';

let siteDir: CanarySite['siteDir'];

beforeAll(async () => {
  ({siteDir} = await canarySite());
});

describe('the search records of locked pages', () => {
  it('are published as ciphertext only', async () => {
    const sealed = await readLockedRecords(siteDir, ['reference']);
    expect(sealed.map(({area, scope}) => [area, scope.scope])).toEqual([
      ['reference', '/reference'],
    ]);
    expect(JSON.stringify(sealed)).not.toMatch(/canary/i);
  });

  it('open with a password: titles, headings and text of all pages', async () => {
    const [sealed] = await readLockedRecords(siteDir, ['reference']);
    if (sealed === undefined) {
      throw new Error('nothing was sealed');
    }
    const records = await openRecords(sealed, 'lamp', 'open sesame');
    const told = JSON.stringify(records);
    for (const words of [
      'Title of index',
      'Canary headinga of the miller',
      'the miller pays the drowned ferryman',
      'Canary rowa of a bridge',
      'Only the canary mastera of the table',
    ]) {
      expect(told).toContain(words);
    }
    expect(told).not.toContain('commenta');
    expect(records.map(({to}) => to)).toContain('/reference/gm/secret.html');
    // The records cannot be opened as those of another area.
    await expect(
      openRecords({...sealed, area: 'other'}, 'lamp', 'open sesame'),
    ).rejects.toThrow();
  });

  it('do not exist for areas that are not locked', async () => {
    expect(await readLockedRecords(siteDir, ['magic-science'])).toEqual([]);
    expect(await readLockedRecords(siteDir, [])).toEqual([]);
  });
});
