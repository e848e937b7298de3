import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {signingMaker} from '../../../../plugins/locked-docs/signing';
import {drawPicture, pages} from '../../../support/lock/canarySite';
import {builtEntry} from '../../../support/lock/entries';
import {
  drawPeople,
  sealedRepository,
  sealInto,
  signedLock,
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

describe('sealing into the repository (G4)', () => {
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

  it('needs the private half, and that of the key of lock.json', async () => {
    renameSync(join(folder, 'kept'), join(folder, 'docs/reference'));
    const nowhere = {LOCK_SIGNING_KEY: join(folder, 'nowhere.json')};
    await expect(
      buildLocked(folder, {signing: signingMaker(folder, nowhere)}),
    ).rejects.toThrow('and its private half nowhere');
    await expect(sealInto(folder, people.stranger)).rejects.toThrow(
      'expected one key',
    );
  });

  it('counts on from what was sealed before, whatever the clock says', async () => {
    const counter = (): number =>
      (
        JSON.parse(
          (
            JSON.parse(
              readFileSync(
                join(folder, 'sealed/reference/manifest.json'),
                'utf8',
              ),
            ) as {
              manifest: string;
            }
          ).manifest,
        ) as {counter: number}
      ).counter;
    const before = counter();
    renameSync(join(folder, 'kept'), join(folder, 'docs/reference'));
    jest.spyOn(Date, 'now').mockReturnValue(0);
    await sealInto(folder, people.author);
    jest.restoreAllMocks();
    expect(counter()).toBe(before + 1);
  });
});

describe('a build of what was sealed for other passwords than lock.json has (G4)', () => {
  it('fails and names the one that was revoked', async () => {
    writeFileSync(
      join(folder, 'lock.json'),
      signedLock(people.author, [people.lamp]),
    );
    await expect(buildLocked(folder)).rejects.toThrow(
      '"moon" still opens /reference, and stands there no more. Run "npm run lock -- seal" and commit sealed/.',
    );
  });

  it('fails and names one that was added, one in another form, and one for a part', async () => {
    const sun = await builtEntry('sun', 'dofu zina lamo');
    const changed = await builtEntry('lamp', 'open sesame', people.author.key);
    const paths = {
      '/reference': {entries: [changed, people.moon]},
      '/reference/gm': {entries: [{...sun, id: 'gm'}]},
    };
    writeFileSync(
      join(folder, 'lock.json'),
      signedLock(people.author, [], {admin: {entries: [sun]}, paths}),
    );
    const failed = buildLocked(folder);
    await expect(failed).rejects.toThrow('"lamp" opens /reference in an older');
    await expect(failed).rejects.toThrow('"sun" opens /reference not yet');
    await expect(failed).rejects.toThrow(
      '"reference/gm/secret" is sealed for /reference and stands below /reference/gm',
    );
  });
});
