import {parseLockFile} from '../../lockFile';
import {readToken, tokenText} from '../../format/token';
import fc from '../../../../tests/support/properties';

jest.setTimeout(300_000);

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(0, 1, 3, '__proto__', true, null),
);

/** Generates values close to what is expected: the right keys with any values. */
function nearMisses(keys: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), odd));
}

describe('untrusted input is parsed without unexpected errors', () => {
  it('as a token: a valid one, or nothing', () => {
    const texts = fc.oneof(
      fc.string(),
      nearMisses(['v', 'id', 'until', 'held']).map((each) =>
        JSON.stringify(each),
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const token = readToken(text, 0);
        return (
          token === undefined || readToken(tokenText(token), 0)?.id === token.id
        );
      }),
    );
  });

  it('as a lock file: its error names the file', () => {
    const entry = nearMisses(['id', 'hash', 'kekSalt', 'pub', 'priv']);
    const list = fc.record({hint: odd, entries: fc.array(entry)});
    const whole = fc.record(
      {
        version: fc.constantFrom<unknown>(2, 3),
        global: fc.constantFrom<unknown>(true, 'x'),
        admin: fc.oneof(list, fc.jsonValue()),
        paths: fc.dictionary(fc.string(), fc.oneof(list, fc.jsonValue())),
      },
      {requiredKeys: []},
    );
    const texts = fc.oneof(
      fc.string(),
      whole.map((each) => JSON.stringify(each)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          parseLockFile(text);
          return true;
        } catch (error) {
          return (error as Error).message.startsWith('lock.json:');
        }
      }),
    );
  });
});
