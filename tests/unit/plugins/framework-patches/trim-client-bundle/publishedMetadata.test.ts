import {publishedMetadata} from '../../../../../plugins/framework-patches/trim-client-bundle/publishedMetadata';

describe('the published metadata of the site', () => {
  it('has the versions of Docusaurus and of the site, but no plugins', () => {
    const source = {
      docusaurusVersion: '3.10.2',
      siteVersion: '0.1.0',
      pluginVersions: {secret: {type: 'local'}},
    };
    expect(JSON.parse(publishedMetadata(JSON.stringify(source)))).toEqual({
      docusaurusVersion: '3.10.2',
      siteVersion: '0.1.0',
      pluginVersions: {},
    });
  });
});
