import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {contentAreas} from '../../../../src/site/contentAreas';
import {siteDir} from '../../../../tests/support/site';

const readme = readFileSync(join(siteDir, 'README.md'), 'utf8');

const table = /## Where to change what\n+(?<rows>(?:\|.*\n)+)/.exec(readme)
  ?.groups?.['rows'];

/** The changes in the table, with the files that each leads to. */
const changes = (table ?? '')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, change = '', where = '']) => ({
    change,
    paths: [...where.matchAll(/`(?<path>[^`\s]+)`|\]\((?<link>[^)]+)\)/g)].map(
      ({groups}) => groups?.['path'] ?? groups?.['link'] ?? '',
    ),
  }));

describe('the table of where to change what, in README', () => {
  it('lists the usual changes', () => {
    const known = changes.map(({change}) => change).join('; ');
    for (const usual of [
      'height of the navbar',
      'prompt of a lock',
      'spell card',
      'component for authors',
      'key of front matter',
      'search finds first',
      'make a document',
      'add an area',
      'change a color',
      'next minor of Docusaurus',
    ]) {
      expect(known).toContain(usual);
    }
  });

  it.each(
    changes.flatMap(({change, paths}) => paths.map((path) => [change, path])),
  )('%s: %s exists', (_, path = '') => {
    const file = path.replace('<area>', contentAreas[0]?.id ?? '');
    expect(existsSync(join(siteDir, file))).toBe(true);
  });
});
