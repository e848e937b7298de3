import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {
  areaById,
  contentAreas,
  isInLockedArea,
} from '../../../../src/site/contentAreas';
import {siteDir} from '../../../../tests/support/site';

describe('the areas of the site', () => {
  it('are the nine in the specification (R2 to R10)', () => {
    expect(contentAreas.map(({id}) => id)).toEqual([
      'campaign-reference',
      'return-of-the-gatewatcher',
      'character-handbook',
      'magic-science',
      'deities-and-cosmology',
      'combat-and-tactics',
      'prime-almanac',
      'races-and-anthropology',
      'reference',
    ]);
  });

  it.each(contentAreas)(
    'include $id, with its folder and front page',
    ({id}) => {
      expect(existsSync(join(siteDir, 'docs', id, 'index.md'))).toBe(true);
    },
  );

  it('are locked at /reference only (G1)', () => {
    expect(contentAreas.filter(({locked}) => locked).map(({id}) => id)).toEqual(
      ['reference'],
    );
  });

  it.each([
    ['docs/reference/examples.md', true],
    ['docs/reference/index.md', true],
    ['docs/reference-other/index.md', false],
    ['docs/campaign-reference/index.md', false],
  ])('know whether %s is locked: %s (G1)', (path, locked) => {
    expect(isInLockedArea(path)).toBe(locked);
  });

  it('call the locked one "Private Reference!" (R10)', () => {
    expect(contentAreas.find(({id}) => id === 'reference')?.label).toBe(
      'Private Reference!',
    );
  });

  it.each(contentAreas)('describe $id in one line', ({label, summary}) => {
    expect(label).not.toBe('');
    expect(summary).toMatch(/^\S.*[^.\s]$/);
  });

  it('have their own icons, with a lock for the locked one (S6, R10)', () => {
    expect(new Set(contentAreas.map(({icon}) => icon)).size).toBe(9);
    expect(areaById('reference')?.icon).toBe('lock');
  });

  it.each([undefined, '', 'atlantis'])('do not include %s', (id) => {
    expect(areaById(id)).toBeUndefined();
  });

  it('have their own labels', () => {
    expect(new Set(contentAreas.map(({label}) => label)).size).toBe(9);
  });
});
