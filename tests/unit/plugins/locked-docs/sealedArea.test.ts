import {existsSync, readFileSync, renameSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {openSources} from '../../../../scripts/lock/openSources';
import {
  canarySite,
  drawPicture,
  type CanarySite,
} from '../../../support/lock/canarySite';
import {readerOf} from '../../../support/lock/reopen';
import {buildLocked, lockText} from '../../../support/lock/site';
import {temporarySite} from '../../../support/temporarySite';

let siteWith: CanarySite['siteWith'];

beforeAll(async () => {
  ({siteWith} = await canarySite());
});

describe('case 31: a public repository', () => {
  it('holds ciphertext that is built without the pages, and gives authors their files back', async () => {
    const folder = siteWith();
    await drawPicture(folder);
    await buildLocked(folder, {toRepository: true});
    const sealed = await Globby('sealed/**/*', {cwd: folder, dot: true});
    const all = sealed
      .map((path) => path + readFileSync(join(folder, path), 'latin1'))
      .join('');
    expect(all).not.toMatch(/canary|odo-ford-map/i);

    renameSync(join(folder, 'docs/reference'), join(folder, 'kept'));
    const rebuilt = await buildLocked(folder);
    const reader = readerOf(folder, 'lamp', 'open sesame');
    const page = await reader.page('index');
    expect(JSON.stringify(page.tree)).toContain('Canary texta');
    const outDir = temporarySite({});
    await rebuilt.postBuild?.({outDir} as never);
    for (const {id} of page.files) {
      expect(existsSync(join(outDir, `assets/locked/${id}.bin`))).toBe(true);
    }

    const target = join(folder, 'docs/reference');
    const open = async (password: string) =>
      openSources(join(folder, 'sealed/reference'), target, password);
    await expect(open('a wrong word')).resolves.toBe(0);
    await expect(open('open sesame')).resolves.toBe(6);
    for (const path of await Globby('**/*', {cwd: join(folder, 'kept')})) {
      expect(readFileSync(join(target, path))).toEqual(
        readFileSync(join(folder, 'kept', path)),
      );
    }
  });

  it('is refused where pages stand neither there nor in docs/', async () => {
    const folder = temporarySite({'lock.json': lockText({})});
    await expect(buildLocked(folder)).rejects.toThrow(
      'found neither docs/reference nor sealed/reference',
    );
  });
});
