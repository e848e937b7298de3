import {sitePages} from '../../plugins/pages/sitePages';
import {isInLockedArea} from '../../src/site/contentAreas';

/** What the table of truths behind hooks must directly follow on an open page. */
const COVER = ':::spoiler[what is true]\n\n';
const TRUTHS = '<DataTable src="/world-info/hooks.csv"';

describe('the truths behind hooks', () => {
  it('are hidden on every open page until readers reveal them', async () => {
    const shown = (await sitePages())
      .filter(({path}) => !isInLockedArea(path))
      .flatMap(({path, body}) =>
        body
          .split(TRUTHS)
          .slice(0, -1)
          .map((before) => ({path, isCovered: before.endsWith(COVER)})),
      );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({isCovered}) => !isCovered)).toEqual([]);
  });
});
