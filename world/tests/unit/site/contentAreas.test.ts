import {areaById, isInLockedArea} from '../../../../src/site/contentAreas';
describe('the areas of the site', () => {
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
});
