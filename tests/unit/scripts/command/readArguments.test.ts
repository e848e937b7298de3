import {parseNumber, parsePort} from '../../../../scripts/command/parseNumber';
import {readArguments} from '../../../../scripts/command/readArguments';

const rules = {
  usage: 'npm run carry -- FROM TO',
  flags: {into: {type: 'string'}, weak: {type: 'boolean', default: false}},
  count: [1, 2],
} as const;

describe('the arguments of a command', () => {
  it('are read by their names', () => {
    const {values, positionals} = readArguments(rules, [
      'a',
      '--into',
      'b',
      'c',
    ]);
    expect({...values}).toEqual({into: 'b', weak: false});
    expect(positionals).toEqual(['a', 'c']);
  });

  it.each<readonly [readonly string[], string]>([
    [
      ['a', '--inti', 'b'],
      'found the flag "--inti" (did you mean "--into"?), expected npm run carry -- FROM TO',
    ],
    [['a', '-x'], 'found the flag "-x", expected npm run carry -- FROM TO'],
    [[], 'found nothing, expected npm run carry -- FROM TO'],
    [
      ['a', 'b', 'c d'],
      'found "a", "b", "c d", expected npm run carry -- FROM TO',
    ],
  ])('are refused in one line: %j', (args, message) => {
    expect(() => readArguments(rules, args)).toThrow(message);
  });

  it('are refused where a flag lacks its value, or has one that it does not take', () => {
    expect(() => readArguments(rules, ['a', '--into'])).toThrow(
      /--into .*: expected npm run carry -- FROM TO$/,
    );
    expect(() => readArguments(rules, ['a', '--weak=yes'])).toThrow(
      /--weak.*: expected npm run carry -- FROM TO$/,
    );
  });
});

describe('a number on the command line', () => {
  it.each(['x', '-1', '1.5', '', '0', '11', '1e1', ' 5'])(
    'is refused if it is none of the range: "%s"',
    (text) => {
      expect(() => parseNumber('--steps', text, {from: 1, to: 10})).toThrow(
        `--steps: found "${text}", expected a number 1 to 10.`,
      );
    },
  );

  it('is read at both ends of its range, and without an end', () => {
    expect(parseNumber('--steps', '1', {from: 1, to: 10})).toBe(1);
    expect(parseNumber('--steps', '10', {from: 1, to: 10})).toBe(10);
    expect(parseNumber('--steps', '4000', {from: 1})).toBe(4000);
    expect(() => parseNumber('--steps', '0', {from: 1})).toThrow(
      'expected a number from 1.',
    );
  });

  it('is a port from 1 to 65535', () => {
    expect(parsePort('65535')).toBe(65_535);
    expect(() => parsePort('65536')).toThrow(
      '--port: found "65536", expected a number 1 to 65535.',
    );
  });
});
