import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../support/built';

describe('a site without comments', () => {
  it('has no trace of a provider in its build', async () => {
    const files = await Globby('**/*.{html,js,css,json,xml,txt}', {
      cwd: 'build',
    });
    expect(files.length).toBeGreaterThan(10);
    expect(
      files.filter((file) =>
        /waline|giscus|site\.comments|site\.pageViews/i.test(readBuilt(file)),
      ),
    ).toEqual([]);
  });
});
