import {hashScript, inlineScripts} from '../inlineScripts';

describe('the inline scripts of a page', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script data-rh=true>a()</script><SCRIPT>b()</SCRIPT>', ['a()', 'b()']],
    ['<script type="module">a()</script>', ['a()']],
    ['<script type=text/javascript>a()</script>', ['a()']],
    ['<script>\na()\n</script>', ['\na()\n']],
  ])('of %j are found verbatim', (html, scripts) => {
    expect(inlineScripts(html)).toEqual(scripts);
  });

  it.each([
    '<script src="/a.js" defer></script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="text/plain">{}</script>',
    '<p>script</p>',
  ])('do not exist in %j', (html) => {
    expect(inlineScripts(html)).toEqual([]);
  });

  it('are identified by their hashes', () => {
    expect(hashScript('alert(1)')).toBe(
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });
});
