import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fromBase64, toBase64} from '@engine/docs-lock/method/base64';
import {
  openContentKey,
  openContentKeyBytes,
} from '@engine/docs-lock/method/contentKey';
import {deriveKek} from '@engine/docs-lock/method/entry';
import {
  openManifest,
  requirePart,
  type SignedManifest,
} from '@engine/docs-lock/method/manifest';
import {
  namePagePart,
  nameScopePart,
  type SealedText,
} from '@engine/docs-lock/method/parts';
import {openJson, pageBinding} from '@engine/docs-lock/method/sealing';
import {createSigningKey} from '@engine/docs-lock/method/signingKey';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {realBcrypt} from '../../../../support/lock/bcrypt';
import {list, setSigner, signedText} from '../../../../support/lock/manifests';
import {
  buildScope,
  makeEntry,
  buildPayload,
  sealPage,
} from '../../../../support/lock/sealed';

type Vectors = {
  readonly password: string;
  readonly signer: string;
  readonly kek: string;
  readonly contentKey: string;
  readonly page: SealedText;
  readonly scope: SealedScope;
  readonly signed: SignedManifest;
  readonly payload: unknown;
};

const text = readFileSync('PROTOCOL.md', 'utf8');
const vectors = JSON.parse(
  /```json\n(?<json>[\s\S]+?)```/.exec(text)?.groups?.['json'] ?? '',
) as Vectors;

/** Opens a page with the decryptor in Python, which exits with 3 if its packages are missing. */
function openInPython(input: unknown) {
  const tried = ['/usr/bin/python3', 'python3'].map((python) =>
    spawnSync(python, ['tests/support/lock/open_sealed.py'], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    }),
  );
  return tried.find(({status}) => status !== 3 && status !== null);
}

// Each run of Python takes a second on a busy machine.
jest.setTimeout(60_000);

describe('the vectors of PROTOCOL.md', () => {
  const {scope, page, signer, signed} = vectors;

  it('open step by step: KEK, content key, page', async () => {
    const [entry] = scope.entries;
    if (entry === undefined) {
      throw new Error('no entry');
    }
    const kek = await deriveKek(realBcrypt.hash, vectors.password, entry);
    expect(toBase64(kek)).toBe(vectors.kek);
    const bytes = await openContentKeyBytes(kek, entry, scope);
    expect(toBase64(bytes)).toBe(vectors.contentKey);
    const key = await openContentKey(kek, entry, scope);
    const binding = pageBinding(scope.scope, page.doc);
    expect(await openJson(key, fromBase64(page.data), binding)).toEqual(
      vectors.payload,
    );
  });

  it('are signed, with the digests in the manifest', async () => {
    const manifest = await openManifest(JSON.stringify(signed));
    expect(manifest).toMatchObject({by: 'author', key: signer});
    requirePart(manifest, await nameScopePart(scope));
    requirePart(manifest, await namePagePart(page));
    expect(Object.keys(manifest.parts)).toHaveLength(2);
  });
});

const found = openInPython(vectors);
const whereItIs = found === undefined ? describe.skip : describe;
const here =
  found === undefined ? ', without python3, cryptography, and bcrypt here' : '';

whereItIs(`the decryptor in Python${here}`, () => {
  it('opens the vectors', () => {
    expect(found?.stderr).toBe('');
    expect(JSON.parse(found?.stdout ?? '')).toEqual(vectors.payload);
  });

  it('opens newly sealed pages, and nothing that was changed', async () => {
    const pair = createSigningKey();
    const {key: signer} = await pair;
    setSigner({by: 'author', counter: 1, pair});
    const entry = await makeEntry('lamp-ö', 'ope\u0301n sesame', signer);
    const {scope, contentKey} = await buildScope(
      {scope: '/reference', generation: 'g1'},
      {admin: [entry]},
      'Ask "the lamp" — 🗝',
    );
    const payload = buildPayload({title: 'Salt — 鹽'});
    const sealed = await sealPage(
      {scope, contentKey},
      'reference/salt',
      payload,
    );
    const page = {...sealed, scope: scope.scope};
    await list('reference', scope, await namePagePart(page));
    const signed = JSON.parse(await signedText('reference')) as SignedManifest;
    const input = {
      password: 'ope\u0301n sesame',
      signer,
      signed,
      page,
      scope,
    };
    expect(JSON.parse(openInPython(input)?.stdout ?? '')).toEqual(payload);
    for (const change of [
      {password: 'open sesame'},
      {signer: vectors.signer},
      {page: {...page, data: vectors.page.data}},
      {scope: {...scope, hint: 'another'}},
    ]) {
      expect(openInPython({...input, ...change})?.status).toBe(1);
    }
  });
});
