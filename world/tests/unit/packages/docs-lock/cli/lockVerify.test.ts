import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createEntry} from '@engine/docs-lock/method/entry';
import type {Manifest} from '@engine/docs-lock/method/manifest';
import {
  nameFilePart,
  namePagePart,
  nameRecordsPart,
  nameScopePart,
} from '@engine/docs-lock/method/parts';
import {
  createSigningKey,
  fingerprint,
  signManifest,
  type SigningKey,
} from '@engine/docs-lock/method/signingKey';
import type {Bytes, PasswordEntry} from '@engine/docs-lock/method/types';
import {serveFiles, type HostedFiles} from '../../../../support/lock/localHost';
import {runCommand} from '../../../../../../tests/support/lock/runCommand';
import {realBcrypt} from '../../../../../../tests/support/lock/bcrypt';
import {
  buildScope,
  makeEntry,
} from '../../../../../../tests/support/lock/sealed';
import {signedLock} from '../../../../../../tests/support/lock/sealedRepository';
import {temporarySite} from '../../../../../../tests/support/temporarySite';

jest.mock('../../../../../areas', () =>
  jest.requireActual<object>('../../../../support/lock/areas'),
);

const MANIFEST = 'assets/locked/reference.manifest.json';
const SCRIPTS = 'assets/locked/reference.scripts.json';
const FILE = 'assets/locked/0123.bin';
const PAGE = 'assets/js/page.js';

let author: SigningKey;
let stranger: SigningKey;
let siteDir: string;
let entry: PasswordEntry;

beforeAll(async () => {
  [author, stranger] = await Promise.all([
    createSigningKey(),
    createSigningKey(),
  ]);
  entry = await createEntry(realBcrypt, {
    id: 'lamp',
    password: 'open sesame',
    cost: 10,
  });
  siteDir = temporarySite({'lock.json': signedLock(author, [entry])});
});

const bytes: Bytes = new Uint8Array([1, 2, 3]);
const page = {
  doc: 'reference/truths',
  scope: '/reference',
  data: 'AAAA',
  hashes: [],
};
const records = {area: 'reference', scope: '/reference', data: 'BBBB'};

function getScript(...values: readonly unknown[]): string {
  return values
    .map((value) => `e=>JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('');
}

/** Publishes a site with one locked page, its search records and its file, as a build does. */
async function publish(
  by: SigningKey = author,
  kind: Manifest['by'] = 'author',
): Promise<HostedFiles> {
  const {scope} = await buildScope(
    {scope: '/reference', generation: 'g1'},
    {path: [await makeEntry('lamp', 'open sesame')]},
  );
  const parts = await Promise.all([
    nameScopePart(scope),
    namePagePart(page),
    nameRecordsPart(records),
    nameFilePart(FILE, bytes),
  ]);
  const signed = await signManifest(by, {
    area: 'reference',
    by: kind,
    generation: 'g1',
    counter: 1_800_000_000,
    parts: Object.fromEntries(parts),
  });
  return new Map<string, Uint8Array | string>([
    [MANIFEST, JSON.stringify(signed)],
    [SCRIPTS, JSON.stringify([PAGE, 'assets/js/main.js'])],
    [PAGE, getScript({'/reference': scope}, page)],
    ['assets/js/main.js', getScript([records])],
    [FILE, bytes],
  ]);
}

async function verify(
  files: HostedFiles,
  {html, signer}: {readonly html?: string; readonly signer?: string} = {},
): Promise<readonly string[]> {
  const {address} = await serveFiles(files, html);
  return runCommand(siteDir, 'verify', [address], {signer});
}

describe('npm run lock -- verify, of an address', () => {
  it('reports what was signed, by whom and when', async () => {
    expect(await verify(await publish())).toEqual([
      `reference: 4 parts as signed, signed by ${await fingerprint(author.key)}, as expected; sealed at 2027-01-15T08:00:00.000Z.`,
    ]);
  });

  it('skips missing areas if the host answers every request with a page', async () => {
    expect(await verify(await publish(), {html: '<!doctype html>'})).toEqual([
      expect.stringMatching(/^reference: 4 parts as signed/),
    ]);
  });

  it.each<[string, string]>([
    ['is of another key', 'signature'],
    ['is of a build that forgot its key', 'build'],
  ])('rejects a list that %s', async (_, what) => {
    const files =
      what === 'build'
        ? await publish(stranger, 'build')
        : await publish(stranger);
    const found =
      what === 'build' ? 'a build' : await fingerprint(stranger.key);
    await expect(verify(files)).rejects.toThrow(
      `found the signature of ${found}, expected that of ${await fingerprint(author.key)}`,
    );
  });

  it('rejects a build that is older than the last sealing', async () => {
    const sealed = {reference: 1_800_000_001};
    const lock = signedLock(author, [entry], {sealed});
    const other = temporarySite({'lock.json': lock});
    const {address} = await serveFiles(await publish());
    await expect(runCommand(other, 'verify', [address])).rejects.toThrow(
      'an old build was put back',
    );
  });

  it('accepts the key that it is given', async () => {
    const signer = await fingerprint(stranger.key);
    const said = await verify(await publish(stranger), {signer});
    expect(said[0]).toContain(`signed by ${signer}, as expected`);
  });

  it('rejects a forged list', async () => {
    const files = await publish();
    const text = String(files.get(MANIFEST));
    files.set(MANIFEST, text.replace('1800000000', '1900000000'));
    await expect(verify(files)).rejects.toThrow(
      'reference: The list of sealed parts has no signature that fits it.',
    );
  });

  it('names a changed page, even beside the right one', async () => {
    const files = await publish();
    const script = String(files.get(PAGE));
    const forged = getScript({...page, data: 'CCCC'});
    files.set(PAGE, script.replace('AAAA', 'CCCC'));
    const message = 'reference: page reference/truths was changed';
    await expect(verify(files)).rejects.toThrow(message);
    for (const both of [script + forged, forged + script]) {
      await expect(verify(files.set(PAGE, both))).rejects.toThrow(message);
    }
  });

  it('names an added page, and ignores data of another shape', async () => {
    const files = await publish();
    const script = String(files.get(PAGE));
    files.set(PAGE, script + getScript({...page, doc: 'reference/more'}));
    await expect(verify(files)).rejects.toThrow(
      'page reference/more was added',
    );
    const odd = {entries: [null], generation: 1, scope: {scope: {toString: 1}}};
    files.set(PAGE, script + getScript(odd));
    expect(await verify(files)).toHaveLength(1);
  });

  it.each([
    [FILE, `reference: file ${FILE} is missing`],
    [PAGE, `reference: found no ${PAGE}, expected one.`],
    [SCRIPTS, `reference: found no ${SCRIPTS}, expected one.`],
    [MANIFEST, `reference: found no ${MANIFEST}, expected one.`],
  ])('names what is missing: %s', async (path, message) => {
    const files = await publish();
    files.delete(path);
    await expect(verify(files)).rejects.toThrow(message);
    await expect(verify(files, {html: '<html>'})).rejects.toThrow(message);
  });

  it.each(['<html>', '{}', '[1]', 'null'])(
    'rejects %s as the name of a script',
    async (text) => {
      const files = await publish();
      files.set(SCRIPTS, text);
      await expect(verify(files)).rejects.toThrow(
        `reference: found no list in ${SCRIPTS}, expected the names of scripts.`,
      );
    },
  );

  it('reports if a host answers every request with a page, or does not answer', async () => {
    await expect(verify(new Map(), {html: '<html>'})).rejects.toThrow(
      `reference: found no ${MANIFEST}, expected one.`,
    );
    const {address, close} = await serveFiles(new Map());
    await close();
    await expect(runCommand(siteDir, 'verify', [address])).rejects.toThrow(
      /^found no answer at http:\/\/127\.0\.0\.1:\d+\/site\/.*, expected a site\.$/,
    );
  });

  it('names the area that should be sealed, even if no password is set', async () => {
    const {address} = await serveFiles(new Map(), '<html>');
    await expect(
      runCommand(temporarySite({}), 'verify', [address]),
    ).rejects.toThrow(`reference: found no ${MANIFEST}, expected one.`);
  });

  it('asks for the address', async () => {
    await expect(runCommand(siteDir, 'verify', [])).rejects.toThrow(
      'found no folder or address, expected one',
    );
  });
});

describe('npm run lock -- verify, of a folder', () => {
  it('checks all scripts that exist, listed or not', async () => {
    const folder = temporarySite({});
    const files = await publish();
    files.set('assets/js/stray.js', getScript({...page, data: 'CCCC'}));
    for (const [path, content] of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    await expect(runCommand(siteDir, 'verify', [folder])).rejects.toThrow(
      'reference: page reference/truths was changed',
    );
    writeFileSync(join(folder, 'assets/js/stray.js'), '');
    expect(await runCommand(siteDir, 'verify', [folder])).toHaveLength(1);
  });
});
