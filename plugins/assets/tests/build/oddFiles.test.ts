import {findOddNames} from '../../build/findOddNames';
import {inspectDrawing} from '../../build/inspectDrawing';
import {inspectFile} from '../../build/inspectFile';
import {listEndings, fileKind} from '../../model/fileKind';

function drawing(inside: string) {
  return inspectDrawing(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`),
  );
}

describe('a misleading file name stops the build', () => {
  it.each([
    [
      'static/map\u202egnp.exe',
      'a character that reverses the direction of text',
    ],
    ['static/ma\u200bp.png', 'an invisible character'],
    ['static/ma\u0007p.png', 'a control character'],
    ['static/a:b.png', 'one of the characters < > : "'],
    ['static/dot./a.png', 'a final dot or space'],
    ['static/con.png', 'a word that Windows reserves'],
  ])('%j: %s', (path, found) => {
    expect(findOddNames([path]).join()).toContain(found);
  });

  it('shows invisible characters', () => {
    expect(findOddNames(['static/a\u202eb.png']).join()).toMatch(
      /^static\/a\\u202eb\.png:1: found/,
    );
  });

  it.each([
    'static/maps/Great North (winter), v2.png',
    'static/שער.png',
    'static/x.constructor',
    'static/console.png',
  ])('%s does not', (path) => {
    expect(findOddNames([path])).toEqual([]);
  });
});

describe('a drawing with active content stops the build', () => {
  it.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<g onload="alert(1)"/>', 'an event handler'],
    ['<a href="javascript:alert(1)"/>', 'a javascript: link'],
    ['<foreignObject/>', 'an element that embeds or animates something'],
    ['<image href="https://evil.example/a.png"/>', 'a link to something'],
    ['<image xlink:href=//evil.example />', 'a link to something'],
    ['<style>@import "//evil.example"</style>', 'a style that loads'],
    ['<style>a{fill:url( "https://evil.example")}</style>', 'a style that'],
    ['<!ENTITY a "b">', 'an entity'],
  ])('%s', (inside, found) => {
    const result = drawing(inside);
    expect(result).toMatchObject({
      ok: false,
      faults: [{line: 2, found: expect.stringContaining(found)}],
    });
  });

  it.each([
    '<use href="#a"/><path fill="url(#b)" d="M0 0"/>',
    '<image href="data:image/png;base64,aa"/>',
    '<text>Ships come on = day</text>',
  ])('%s does not', (inside) => {
    expect(drawing(inside).ok).toBe(true);
  });
});

describe('a file in static/', () => {
  it.each(['html', 'htm', 'js', 'mjs', 'xhtml', 'xml', 'svgz', 'wasm'])(
    'stops the build if browsers would run it: .%s',
    async (ext) => {
      const result = await inspectFile(ext, Buffer.from('<p>'));
      expect(result.ok ? '' : result.faults[0]?.found).toContain(
        'a file that browsers would run',
      );
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'may have a programming language’s extension: .%s',
    async (ext) => {
      expect((await inspectFile(ext, Buffer.from('a'))).ok).toBe(true);
      expect(fileKind(ext)).toBe(ext.toUpperCase());
      expect(listEndings(ext)).toEqual([ext.toLowerCase()]);
    },
  );
});
