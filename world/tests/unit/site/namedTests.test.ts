import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../../../tests/support/site';

const security = readFileSync(join(siteDir, 'SECURITY.md'), 'utf8');

const paths = [...security.matchAll(/`(?<path>[^`\s]+\.(?:test|spec)\.tsx?)`/g)]
  .map(({groups}) => groups?.['path'] ?? '')
  .toSorted();

describe('the tests that SECURITY.md names', () => {
  it('are more than thirty', () => {
    expect(paths.length).toBeGreaterThan(30);
  });

  it.each([...new Set(paths)])('exist: %s', (path) => {
    expect(existsSync(join(siteDir, path))).toBe(true);
  });
});
