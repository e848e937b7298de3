import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {
  areaById,
  contentAreas,
  isInLockedArea,
} from '../../../../src/site/contentAreas';
import {siteDir} from '../../../../tests/support/site';

describe('the areas of the site', () => {
  it.each(contentAreas)(
    'include $id, with its folder and front page',
    ({id}) => {
      expect(existsSync(join(siteDir, 'docs', id, 'index.md'))).toBe(true);
    },
  );

  it.each([
    ['docs/reference/examples.md', true],
    ['docs/reference/index.md', true],
    ['docs/reference-other/index.md', false],
    ['docs/campaign-reference/index.md', false],
  ])('know whether %s is locked: %s', (path, locked) => {
    expect(isInLockedArea(path)).toBe(locked);
  });

  it('lock the private reference, with a lock for an icon', () => {
    expect(areaById('reference')).toMatchObject({
      label: 'Private Reference!',
      locked: true,
      icon: 'lock',
    });
  });

  it.each(contentAreas)('describe $id in one line', ({label, summary}) => {
    expect(label).not.toBe('');
    expect(summary).toMatch(/^\S.*[^.\s]$/);
  });

  it.each([undefined, '', 'atlantis'])('do not include %s', (id) => {
    expect(areaById(id)).toBeUndefined();
  });

  it('have their own labels', () => {
    expect(new Set(contentAreas.map(({label}) => label)).size).toBe(
      contentAreas.length,
    );
  });
});
