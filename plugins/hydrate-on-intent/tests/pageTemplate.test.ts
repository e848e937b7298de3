import {Script} from 'node:vm';
import {pageTemplate} from '../pageTemplate';

describe('the page as it is served', () => {
  it('names its scripts, and loads them only if it is the not-found page', () => {
    const [before = '', after = ''] = pageTemplate.split('<% } else { %>');
    expect(before).toContain('defer></script>');
    expect(before).toContain("tags.includes('/404.html')");
    expect(after).toContain('<meta name="script"');
    expect(after).not.toContain('<script src');
  });

  it('holds all that Docusaurus puts into a page', () => {
    for (const part of [
      'htmlAttributes',
      'metaAttributes',
      'headTags',
      'stylesheets',
      'scripts',
      'bodyAttributes',
      'preBodyTags',
      'appHtml',
      'postBodyTags',
      'version',
    ]) {
      expect(pageTemplate).toContain(`it.${part}`);
    }
  });

  it('holds a self-contained script', () => {
    const script = /<script>(?<text>[\s\S]*?)<\/script>/.exec(pageTemplate);
    const text = script?.groups?.['text'] ?? '';
    // The constructor throws if the text is not a script.
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/require\(|import |exports/);
  });
});
