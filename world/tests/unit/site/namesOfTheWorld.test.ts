import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../../../tests/support/site';

/** The folders of the engine, and the files that wire them. */
const ENGINE = ['src', 'plugins', 'scripts', 'docusaurus.config.ts'];

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

function listFiles(path: string): readonly string[] {
  return CODE.test(path)
    ? [path]
    : readdirSync(join(siteDir, path), {recursive: true, encoding: 'utf8'})
        .filter((file) => CODE.test(file) && !/(?:^|\/)tests\//.test(file))
        .map((file) => join(path, file));
}

/** Names that only this world has. */
const names = [
  ...['Orrameth', 'Toros', 'Torosia', 'Harrowmere', 'Kadrun', 'Aserion'],
  ...['Latchkeeper', 'Lamplighter', 'Arachnahd', 'Avariel', 'Magika', 'Aurel'],
];

const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${names.join('|')})s?(?![\\p{L}\\d])`,
  'giu',
);

function listNames(text: string): readonly string[] {
  return text.match(named) ?? [];
}

describe('the engine', () => {
  const files = ENGINE.flatMap(listFiles);

  it('is checked', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(listNames('plan(["orrameth", "Toros"])')).toEqual([
      'orrameth',
      'Toros',
    ]);
    expect(listNames('xToros, Toro')).toEqual([]);
  });

  it('contains no name of the world', () => {
    const found = files.flatMap((file) =>
      listNames(readFileSync(join(siteDir, file), 'utf8')).map(
        (name) => `${file}: ${name}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
