import {readFileSync} from 'node:fs';
import {BROWSERS} from '../../../src/site/browsers';

describe('the supported browsers', () => {
  it('are those of package.json', () => {
    const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly browserslist: {readonly production: readonly string[]};
    };
    const named = browserslist.production.map((line) =>
      line.replace('_saf', '').replace(' >= ', ''),
    );
    expect(named.toSorted()).toEqual([...BROWSERS].toSorted());
  });
});
