import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from 'node:crypto';
import {inflateRawSync} from 'node:zlib';
import bcrypt from 'bcryptjs';

/** What is published of a page, and what its reader knows. */
export type Published = {
  readonly password: string;
  readonly address: string;
  readonly data: string;
  readonly scope: {
    readonly scope: string;
    readonly entries: readonly Readonly<Record<string, string>>[];
  };
};

const bytes = (text = ''): Buffer => Buffer.from(text, 'base64');
const bind = (...parts: readonly string[]): string =>
  ['lock/3', ...parts].join('\0');

function open(key: Buffer, blob: Buffer, bound: string): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, blob.subarray(0, 12));
  cipher.setAAD(Buffer.from(bound)).setAuthTag(blob.subarray(-16));
  return Buffer.concat([cipher.update(blob.subarray(12, -16)), cipher.final()]);
}

const derive = (material: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, bind(purpose), 32));

/** Opens a page step by step as PROTOCOL.md describes it, by no code of the lock. */
export function openSealed({password, address, data, scope}: Published) {
  const [entry = {}] = scope.entries;
  const {id = '', pub = '', kekSalt = ''} = entry;
  const secret = bcrypt.hashSync(password.normalize('NFC'), kekSalt);
  const kek = derive(Buffer.from(secret), Buffer.from(id), 'kek');
  const priv = open(kek, bytes(entry['priv']), bind('priv', id, pub));
  const epk = bytes(entry['epk']);
  const [x, y] = [epk.subarray(1, 33), epk.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const shared = diffieHellman({
    privateKey: createPrivateKey({key: priv, format: 'der', type: 'pkcs8'}),
    publicKey: createPublicKey({
      key: {kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? ''},
      format: 'jwk',
    }),
  });
  const wrapping = derive(shared, Buffer.concat([epk, bytes(pub)]), 'wrap');
  const wrap = bytes(entry['wrap']);
  const contentKey = open(wrapping, wrap, bind('key', scope.scope, id));
  const place = bind('content', scope.scope, address);
  const padded = open(contentKey, bytes(data), place);
  const packed = padded.subarray(0, padded.lastIndexOf(0x80));
  return {kek, contentKey, text: inflateRawSync(packed).toString()};
}
