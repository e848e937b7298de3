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
