import {isStaticFile, requireStaticFile} from '../staticFiles';
import {temporarySite} from '../../../tests/support/temporarySite';

const staticDir = temporarySite({
  'world-info/territories.csv': 'A\n1\n',
  'Races/Half-Orc (short).pdf': 'x',
});
const place = {page: 'docs/races/orc.md', line: 12};

describe('a file that readers can download', () => {
  it.each([
    ['at its path', '/world-info/territories.csv'],
    ['at its path with spaces', '/Races/Half-Orc (short).pdf'],
    ['at its encoded path', '/Races/Half-Orc%20(short).pdf'],
  ])('is there %s', (_, link) => {
    expect(isStaticFile(staticDir, link)).toBe(true);
  });

  it.each([
    ['does not exist', '/world-info/territory.csv'],
    ['is spelled in another case', '/World-Info/territories.csv'],
    ['stands outside', '/../package.json'],
  ])('is missing if it %s', (_, link) => {
    expect(isStaticFile(staticDir, link)).toBe(false);
  });
});

describe('a file that a page requires', () => {
  it('may exist', async () => {
    await expect(
      requireStaticFile(staticDir, {
        link: '/world-info/territories.csv',
        ...place,
      }),
    ).resolves.toBeUndefined();
  });

  it('stops the build if it is missing, naming page, line and the nearest name', async () => {
    await expect(
      requireStaticFile(staticDir, {
        link: '/world-info/teritories.csv',
        ...place,
      }),
    ).rejects.toThrow(
      new Error(
        'docs/races/orc.md:12: found "/world-info/teritories.csv", expected a file under static/ (did you mean "/world-info/territories.csv"?).',
      ),
    );
  });
});
