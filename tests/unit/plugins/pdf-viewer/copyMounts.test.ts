import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {copyMounts} from '../../../../plugins/pdf-viewer/copyMounts';
import {temporarySite} from '../../../support/temporarySite';

const siteDir = temporarySite({
  'from/a.txt': 'a',
  'from/b.bin': 'b',
  'from/deep/c.txt': 'c',
});
const folder = join(siteDir, 'from');
const has = (path: string) => existsSync(join(siteDir, 'out', path));

describe('files that are published with the site', () => {
  it('are copied with their folders', async () => {
    await copyMounts([{folder, address: '/all'}], join(siteDir, 'out'));
    expect(['all/a.txt', 'all/b.bin', 'all/deep/c.txt'].map(has)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are only those with the requested names', async () => {
    const files = /^a\.txt$/;
    await copyMounts([{folder, address: '/some', files}], join(siteDir, 'out'));
    expect(['some/a.txt', 'some/b.bin', 'some/deep'].map(has)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
