import {readPort} from '../../../scripts/readPort';

describe('the port of a command', () => {
  it.each([
    ['1', 1],
    ['3000', 3000],
    ['65535', 65_535],
  ])('is read of %s', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['', '0', '65536', '-1', '80.5', '8o', ' 80', '1e3'])(
    'is refused as %j',
    (text) => {
      expect(() => readPort(text)).toThrow(
        `--port: found "${text}", expected 1 to 65535.`,
      );
    },
  );
});
