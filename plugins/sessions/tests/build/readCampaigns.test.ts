import {join} from 'node:path';
import {readCampaigns} from '../../build/readCampaigns';
import {temporarySite} from '../../../../tests/support/temporarySite';

const row = {id: 'gate', name: 'The Gate', sheet: '/gate/sessions.csv'};
const sessions = 'Session,Title\n1,Arrival\n2,The stair\n';

function read(files: Readonly<Record<string, string>>) {
  const siteDir = temporarySite({
    'static/other/a.csv': 'Session\n9\n',
    ...files,
  });
  return readCampaigns(join(siteDir, 'static'), [row]);
}

describe('the campaigns of a world as the build reads them', () => {
  it('have the number of their sessions', async () => {
    await expect(
      read({
        'static/gate/sessions.csv': sessions,
        'static/gate/art/index.csv': 'file,session\na.png,2\n',
      }),
    ).resolves.toEqual([{id: 'gate', name: 'The Gate', sessions: 2}]);
  });

  it('fail if a sheet in their folder names a session that they lack', async () => {
    await expect(
      read({
        'static/gate/sessions.csv': sessions,
        'static/gate/art/index.csv': 'file,session\na.png,4\n',
      }),
    ).rejects.toThrow(
      'static/gate/art/index.csv:2: found session "4", expected a number from 1 to 3, or a range such as 1–3.',
    );
  });

  it('fail without the sheet of their sessions', async () => {
    await expect(
      read({'static/gate/people.csv': 'Name\nIlse\n'}),
    ).rejects.toThrow(
      'world/campaigns.ts:1: found "/gate/sessions.csv", expected the path of a CSV file under static/.',
    );
  });
});
