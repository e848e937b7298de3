import {findSiteFaults} from '../../plugins/check/rules';
import {siteDir} from '../support/site';

describe('the pages and data of the site', () => {
  it('keep to the rules of the build', async () => {
    expect(await findSiteFaults(siteDir)).toEqual([]);
  });
});
