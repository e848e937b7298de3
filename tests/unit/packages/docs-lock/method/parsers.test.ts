import {
  readBcryptAnswer,
  readBcryptJob,
} from '@engine/docs-lock/method/bcryptMessages';
import {framed, unframed} from '@engine/docs-lock/method/frame';
import {LockError} from '@engine/docs-lock/method/lockError';
import {openManifest} from '@engine/docs-lock/method/manifest';
import {parseLockFile} from '@engine/docs-lock/method/parseLockFile';
import {readPin} from '@engine/docs-lock/method/pin';
import {parseSigningKey} from '@engine/docs-lock/method/signingKey';
import {readToken, tokenText} from '@engine/docs-lock/method/token';
import type {Bytes} from '@engine/docs-lock/method/types';
import fc from '../../../../support/properties';

jest.setTimeout(300_000);

/** Generates values close to what is expected: the right keys with any values. */
function nearMisses(
  keys: readonly string[],
  value: fc.Arbitrary<unknown> = fc.jsonValue(),
): fc.Arbitrary<string> {
  const known = fc.dictionary(fc.constantFrom(...keys), value);
  return fc.oneof(
    fc.string(),
    fc.json(),
    known.map((each) => JSON.stringify(each)),
  );
}

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(0, 1, 2, 'author', '__proto__', true, null),
);

/** Returns what a parser of untrusted text throws, unless it is an error of its own class. */
function findUnexpectedError(
  act: () => unknown,
  isOwn: (error: unknown) => boolean,
): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return isOwn(error) ? undefined : error;
  }
}

describe('untrusted input is parsed without unexpected errors', () => {
  it('as a token: a valid one, or nothing', () => {
    const texts = nearMisses(['v', 'id', 'until', 'held', 'kek'], odd);
    fc.assert(
      fc.property(texts, (text) => {
        const token = readToken(text, 0);
        return (
          token === undefined || readToken(tokenText(token), 0)?.id === token.id
        );
      }),
    );
  });

  it('as a record of who signed', () => {
    fc.assert(
      fc.property(nearMisses(['v', 'key', 'counter'], odd), (text) => {
        const pin = readPin(text);
        return pin === undefined || Number.isSafeInteger(pin.counter);
      }),
    );
  });

  it('as lock.json: its error names the file', () => {
    const entry = nearMisses(
      ['id', 'hash', 'kekSalt', 'pub', 'priv', 'signer'],
      odd,
    );
    const parsed = entry.map((text): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    });
    const list = fc.record({hint: odd, entries: fc.array(parsed)});
    const whole = fc.record(
      {
        version: fc.constantFrom<unknown>(1, 2),
        global: fc.constantFrom<unknown>(true, 'x'),
        admin: fc.oneof(list, fc.jsonValue()),
        paths: fc.dictionary(fc.string(), fc.oneof(list, fc.jsonValue())),
        signer: odd,
      },
      {requiredKeys: []},
    );
    const texts = fc.oneof(
      fc.string(),
      whole.map((each) => JSON.stringify(each)),
    );
    fc.assert(
      fc.property(
        texts,
        (text) =>
          findUnexpectedError(
            () => parseLockFile(text),
            (error) =>
              error instanceof Error && error.message.startsWith('lock.json:'),
          ) === undefined,
      ),
    );
  });

  it('as a message to or from a worker', () => {
    const job = fc.dictionary(
      fc.constantFrom('what', 'password', 'against', 'matches', 'hash'),
      fc.oneof(odd, fc.constantFrom('compare', 'hash')),
    );
    fc.assert(
      fc.property(fc.oneof(job, fc.anything()), (message) => {
        const read = readBcryptJob(message);
        const answer = readBcryptAnswer(message);
        return (
          (read === undefined || typeof read.password === 'string') &&
          Object.keys(answer).length === 1
        );
      }),
    );
  });

  it('as a manifest: nothing unsigned is accepted', async () => {
    const inner = nearMisses(
      ['v', 'area', 'by', 'key', 'generation', 'counter', 'parts'],
      odd,
    );
    const texts = fc.oneof(
      nearMisses(['manifest', 'signature'], odd),
      fc
        .record({manifest: inner, signature: fc.base64String()})
        .map((each) => JSON.stringify(each)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const error: unknown = await openManifest(text).catch(
          (cause: unknown) => cause,
        );
        return error instanceof LockError && error.fault === 'unsigned';
      }),
    );
  });

  it('as a signing key', () => {
    fc.assert(
      fc.property(
        nearMisses(['key', 'secret'], odd),
        (text) =>
          findUnexpectedError(
            () => parseSigningKey(text),
            (error) =>
              error instanceof Error &&
              error.message.startsWith('the signing key:'),
          ) === undefined,
      ),
    );
  });

  it('as a frame: framed bytes come back, and no others are read', () => {
    const bytes = fc
      .uint8Array({maxLength: 2000})
      .map((each): Bytes => new Uint8Array(each));
    fc.assert(
      fc.property(bytes, (content) => {
        expect(unframed(framed(content))).toEqual(content);
        return (
          findUnexpectedError(
            () => unframed(content),
            (error) => error instanceof LockError && error.fault === 'damaged',
          ) === undefined
        );
      }),
    );
  });
});
