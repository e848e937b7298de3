import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {fingerprint} from '@engine/docs-lock/method/signingKey';
import {drawPicture, pages} from '../../../support/lock/canarySite';
import {getReader} from '../../../support/lock/reopen';
import {
  changeFile,
  drawPeople,
  openRepository,
  sealedRepository,
  sealPages,
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

function open(password: string, told?: string): Promise<number> {
  return openRepository(folder, password, told);
}

describe('a public repository', () => {
  it('holds ciphertext that is built without the pages, and can restore the files of authors', async () => {
    const sealed = await Globby('sealed/**/*', {cwd: folder, dot: true});
    const all = sealed
      .map((path) => path + readFileSync(join(folder, path), 'latin1'))
      .join('');
    expect(all).not.toMatch(/canary|odo-ford-map/i);

    const rebuilt = await buildLocked(folder);
    const reader = getReader(folder, 'lamp', 'open sesame');
    const page = await reader.page('index');
    expect(JSON.stringify(page.tree)).toContain('Canary texta');
    const outDir = temporarySite({});
    await rebuilt.publish.writeFiles?.({outDir} as never);
    for (const {id} of page.files) {
      expect(existsSync(join(outDir, `assets/locked/${id}.bin`))).toBe(true);
    }
    expect(
      readFileSync(join(outDir, 'assets/locked/reference.manifest.json')),
    ).toEqual(readFileSync(join(folder, 'sealed/reference/manifest.json')));

    const target = join(folder, 'docs/reference');
    await expect(open('a wrong word')).resolves.toBe(0);
    await expect(open('open sesame')).resolves.toBe(6);
    for (const path of await Globby('**/*', {cwd: join(folder, 'kept')})) {
      expect(readFileSync(join(target, path))).toEqual(
        readFileSync(join(folder, 'kept', path)),
      );
    }
  });

  it('is rejected if pages exist neither there nor in docs/', async () => {
    const empty = temporarySite({'lock.json': lockText({})});
    await expect(buildLocked(empty)).rejects.toThrow(
      'found neither docs/reference nor sealed/reference',
    );
  });
});

describe('what a stranger writes into sealed/', () => {
  const forged = {...pages, 'docs/reference/index.mdx': '# Forged\n'};

  /**
   * Seals forged pages for the public keys of the passwords, and replaces the author's pages by
   * them.
   */
  async function forge(lock: string): Promise<void> {
    const theirs = temporarySite({...forged, 'lock.json': lock});
    await drawPicture(theirs);
    await sealPages(theirs, people.stranger);
    rmSync(join(folder, 'sealed'), {recursive: true});
    renameSync(join(theirs, 'sealed'), join(folder, 'sealed'));
    writeFileSync(
      join(folder, 'lock.json'),
      readFileSync(join(theirs, 'lock.json')),
    );
  }

  it('is not built by anyone who has the author’s lock.json', async () => {
    await forge(
      signedLock(people.author, [people.lamp, people.moon], {
        signer: people.stranger.key,
      }),
    );
    writeFileSync(
      join(folder, 'lock.json'),
      signedLock(people.author, [people.lamp, people.moon]),
    );
    await expect(buildLocked(folder)).rejects.toThrow(
      'sealed/reference: found the signature of another key than that of lock.json',
    );
    await expect(open('open sesame')).rejects.toThrow('of another key');
    expect(existsSync(join(folder, 'docs/reference'))).toBe(false);
  });

  it('is not written by "lock open" even if lock.json was changed as well, as the password vouches for the author', async () => {
    await forge(
      signedLock(people.author, [people.lamp, people.moon], {
        signer: people.stranger.key,
      }),
    );
    await expect(open('open sesame')).rejects.toThrow(
      `found the signature of ${await fingerprint(people.stranger.key)}, expected that of ${await fingerprint(people.author.key)}`,
    );
    expect(existsSync(join(folder, 'docs/reference'))).toBe(false);
  });

  it('is not written for a password that vouches for nobody, until the author’s fingerprint is given', async () => {
    await expect(open('lamo tiru bagi')).rejects.toThrow(
      'the password "moon" vouches for no signer',
    );
    expect(existsSync(join(folder, 'docs/reference'))).toBe(false);
    const told = await fingerprint(people.author.key);
    await expect(open('lamo tiru bagi', told)).resolves.toBe(6);
  });

  it.each([
    [
      'page reference/index was changed',
      () => {
        changeFile(
          join(folder, 'sealed/reference/docs/index.sealed.json'),
          (text) => text.replace(/(?<="data":").{20}/, 'AAAAAAAAAAAAAAAAAAAA'),
        );
      },
    ],
    [
      'stub index.mdx was changed',
      () => {
        changeFile(
          join(folder, 'sealed/reference/docs/index.mdx'),
          (text) => `${text}\n{1 + 1}`,
        );
      },
    ],
    [
      'stub more.mdx was added',
      () => {
        writeFileSync(join(folder, 'sealed/reference/docs/more.mdx'), 'x');
      },
    ],
    [
      'source /reference was changed',
      () => {
        changeFile(join(folder, 'sealed/reference/sources.json'), (text) =>
          text.replace(/(?<="data":").{20}/, 'AAAAAAAAAAAAAAAAAAAA'),
        );
      },
    ],
    [
      'page reference/gm/secret is missing',
      () => {
        rmSync(join(folder, 'sealed/reference/docs/gm/secret.sealed.json'));
      },
    ],
    [
      'found stray.txt',
      () => {
        writeFileSync(join(folder, 'sealed/reference/stray.txt'), 'x');
      },
    ],
  ])('is reported by the build: %s', async (fault, tamper) => {
    tamper();
    await expect(buildLocked(folder)).rejects.toThrow(fault);
    await expect(open('open sesame')).rejects.toThrow(fault);
  });
});
