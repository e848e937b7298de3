import {cpSync, existsSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {signingMaker} from '@engine/docs-lock/seal/signing';
import type {LockFile} from '@engine/docs-lock/method/types';
import {drawPicture, pages} from '../../../support/lock/canarySite';
import {builtEntry} from '../../../support/lock/entries';
import {
  changeFile,
  changeLock,
  drawPeople,
  openRepository,
  sealedRepository,
  sealPages,
  type People,
} from '../../../support/lock/sealedRepository';
import {buildLocked, lockText} from '../../../support/lock/site';
import {temporarySite} from '../../../support/temporarySite';

let people: People;
let folder: string;

beforeAll(async () => {
  people = await drawPeople();
});

beforeEach(async () => {
  folder = await sealedRepository(people);
});

/** Returns the time of the last sealing from lock.json. */
function lastSealed(): number {
  const text = readFileSync(join(folder, 'lock.json'), 'utf8');
  return (JSON.parse(text) as LockFile).sealed?.['reference'] ?? 0;
}

/** Seals the pages again, on a machine whose clock was set back. */
async function sealAnew(): Promise<void> {
  cpSync(join(folder, 'kept'), join(folder, 'docs/reference'), {
    recursive: true,
  });
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await sealPages(folder, people.author);
  jest.restoreAllMocks();
}

describe('sealing into the repository', () => {
  it('needs an author’s key', async () => {
    const unsigned = temporarySite({
      ...pages,
      'lock.json': lockText({paths: {'/reference': {entries: [people.moon]}}}),
    });
    await drawPicture(unsigned);
    await expect(buildLocked(unsigned, {toRepository: true})).rejects.toThrow(
      'lock.json: found no signer',
    );
    expect(existsSync(join(unsigned, 'sealed'))).toBe(false);
  });

  it('needs the private half, and that of the key in lock.json', async () => {
    renameSync(join(folder, 'kept'), join(folder, 'docs/reference'));
    const nowhere = {LOCK_SIGNING_KEY: join(folder, 'nowhere.json')};
    await expect(
      buildLocked(folder, {signing: signingMaker(folder, nowhere)}),
    ).rejects.toThrow('and its private half nowhere');
    await expect(sealPages(folder, people.stranger)).rejects.toThrow(
      'expected one key',
    );
  });

  it('continues the counter of the last sealing, whatever the clock says', async () => {
    const before = lastSealed();
    await sealAnew();
    expect(lastSealed()).toBe(before + 1);
  });

  it('continues the counter of lock.json too, if the folder is missing', async () => {
    const before = lastSealed();
    rmSync(join(folder, 'sealed'), {recursive: true});
    await sealAnew();
    expect(lastSealed()).toBe(before + 1);
  });
});

describe('an old sealed/ that was restored, by the same author and for the same passwords', () => {
  const place = (): string => join(folder, 'sealed');
  let before: number;

  /** Seals a changed page, and returns a folder with the earlier sealed files. */
  async function sealAfterChange(): Promise<string> {
    before = lastSealed();
    const old = join(temporarySite({}), 'sealed');
    cpSync(place(), old, {recursive: true});
    changeFile(join(folder, 'kept/index.mdx'), (text) => `${text}\nMore.\n`);
    await sealAnew();
    rmSync(join(folder, 'docs/reference'), {recursive: true});
    return old;
  }

  const at = (counter: number): string =>
    `sealed at ${new Date(counter * 1000).toISOString()}`;

  it('is neither built nor opened, and the error names the found and the expected counter', async () => {
    const old = await sealAfterChange();
    await expect(buildLocked(folder)).resolves.toBeDefined();
    rmSync(place(), {recursive: true});
    cpSync(old, place(), {recursive: true});
    const message = `found what was ${at(before)}, which is older than what lock.json notes, ${at(before + 1)}`;
    await expect(buildLocked(folder)).rejects.toThrow(
      `sealed/reference: ${message}`,
    );
    await expect(openRepository(folder, 'open sesame')).rejects.toThrow(
      message,
    );
    expect(existsSync(join(folder, 'docs/reference'))).toBe(false);
  });

  it('is rejected if it is newer than lock.json, too', async () => {
    await sealAfterChange();
    changeLock(folder, {sealed: {reference: before}});
    await expect(buildLocked(folder)).rejects.toThrow(
      `which is newer than what lock.json notes, ${at(before)}: commit both`,
    );
  });

  it.each([undefined, {}])(
    'is rejected if lock.json has no counter for the area: %s',
    async (sealed) => {
      changeLock(folder, {sealed} as Partial<LockFile>);
      await expect(buildLocked(folder)).rejects.toThrow(
        'and nothing of it in lock.json',
      );
    },
  );
});

describe('a build of what was sealed for other passwords than those in lock.json', () => {
  it('fails and names a revoked password', async () => {
    changeLock(folder, {paths: {'/reference': {entries: [people.lamp]}}});
    await expect(buildLocked(folder)).rejects.toThrow(
      '"moon" still opens /reference, and stands there no more. Run "npm run lock -- seal" and commit sealed/.',
    );
  });

  it('fails and names an added password, a changed one, and one for a part', async () => {
    const sun = await builtEntry('sun', 'dofu zina lamo');
    const changed = await builtEntry('lamp', 'open sesame', people.author.key);
    const paths = {
      '/reference': {entries: [changed, people.moon]},
      '/reference/gm': {entries: [{...sun, id: 'gm'}]},
    };
    changeLock(folder, {admin: {entries: [sun]}, paths});
    const failed = buildLocked(folder);
    await expect(failed).rejects.toThrow('"lamp" opens /reference in an older');
    await expect(failed).rejects.toThrow('"sun" opens /reference not yet');
    await expect(failed).rejects.toThrow(
      '"reference/gm/secret" is sealed for /reference and stands below /reference/gm',
    );
  });
});
