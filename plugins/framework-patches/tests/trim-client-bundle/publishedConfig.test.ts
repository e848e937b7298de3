import configLoader from '../../trim-client-bundle/configLoader';
import {publishedConfig} from '../../trim-client-bundle/publishedConfig';

describe('the configuration in the client bundle', () => {
  it('holds what pages need, and nothing about how or where the site is built', () => {
    const source = `/* made */\nexport default ${JSON.stringify({
      title: 'Orrameth',
      plugins: [['docs', {siteDir: '/home/author/site'}]],
      presets: [['classic', {pages: {siteDir: '/home/author/site'}}]],
      ssrTemplate: '<html>',
      themeConfig: {navbar: {}},
    })};\n`;
    expect(publishedConfig(source)).toBe(
      'export default {"title":"Orrameth","themeConfig":{"navbar":{}}};',
    );
  });

  it('stops the build if the framework writes it in another form', () => {
    expect(() => publishedConfig('module.exports = {}')).toThrow(
      'found no "export default"',
    );
  });
});

describe('the metadata in the client bundle', () => {
  const metadata = {
    docusaurusVersion: '3.10.2',
    pluginVersions: {desk: {type: 'project'}},
  };
  const published = '{"docusaurusVersion":"3.10.2","pluginVersions":{}}';

  it('is told from the configuration by its file', () => {
    expect(
      configLoader.call(
        {resourcePath: '/site/.docusaurus/site-metadata.json'},
        JSON.stringify(metadata),
      ),
    ).toBe(published);
    expect(
      configLoader.call(
        {resourcePath: '/site/.docusaurus/docusaurus.config.mjs'},
        'export default {"title":"Orrameth","plugins":[]};',
      ),
    ).toBe('export default {"title":"Orrameth"};');
  });
});
