import {readPage} from '../support/built';
import {listLinkFaults, type Targets} from './linkFaults';
import {listPageFaults} from './pageFaults';

const home = 'https://world.example/base/';
const site = {title: 'World', language: 'en-US', home};

const head = `<meta name=generator content=x><title>Mill | World</title>
  <meta name=description content="A mill."><link rel=canonical href=${home}a/mill.html>`;
const body = '<main><h1>Mill</h1><h2 id=wheel>Wheel</h2></main>';

const whole = (changed: (html: string) => string = (html) => html) =>
  readPage(
    '/a/mill.html',
    changed(
      `<!doctype html><html lang=en-US><head>${head}</head><body>${body}</body></html>`,
    ),
  );

describe('a page with a fault', () => {
  it('is found only if it has one', () => {
    expect(listPageFaults(whole(), site)).toEqual([]);
  });

  it.each([
    ['<h1>Mill</h1>', '', 'found 0 <h1>, expected one'],
    ['</h1>', '</h1><h1>Weir</h1>', 'found 2 <h1>, expected one'],
    ['</main>', '</main><main></main>', 'found 2 <main>, expected one'],
    ['lang=en-US', 'lang=en', 'found lang="en", expected "en-US"'],
    ['Mill | World', 'Mill', 'found the title "Mill"'],
    ['A mill.', ' ', 'found the descriptions [" "], expected one'],
    ['/a/mill', '/b/mill', `found the canonical address ${home}b/mill.html`],
    ['<h2', '<i id=wheel></i><h2', 'found the id "wheel" again'],
    ['<h2', '<img src=/a.png><h2', 'found /a.png without alt'],
    ['<h2', '<img src=/a.png alt=" "><h2', 'found /a.png without alt'],
    ['</h2>', '</h2><h4>Cog</h4>', 'found <h4> "Cog" two levels down'],
  ])('is told: %s became %s', (from, to, fault) => {
    expect(
      listPageFaults(
        whole((html) => html.replace(from, to)),
        site,
      ),
    ).toContain(fault);
  });

  it('needs no description if search engines leave it out', () => {
    const page = whole((html) =>
      html.replace(
        '<meta name=description content="A mill.">',
        '<meta name=robots content=noindex>',
      ),
    );
    expect(listPageFaults(page, site)).toEqual([]);
  });
});

describe('a link', () => {
  const targets: Targets = {
    home,
    isFile: (path) => ['/index.html', '/a/mill.html', '/a.png'].includes(path),
    anchors: new Map([['/a/mill.html', new Set(['wheel', 'a b'])]]),
    isLocked: (path) => path.startsWith('/locked/'),
  };
  const listFaults = (tag: string) =>
    listLinkFaults(
      whole((html) => html.replace(body, `<main>${tag}</main>`)),
      targets,
    );

  it.each([
    '<a href=/base/>',
    '<a href=/base/a/mill.html#wheel>',
    '<a href=/base/a/mill.html#a%20b>',
    '<a href=#wheel>',
    '<a href=https://other.example/gone>',
    '<a href=mailto:a@other.example>',
    '<img src=/base/a.png srcset="/base/a.png 1x, /base/a.png 2x">',
    '<i style="background:url(data:image/png,x)">',
  ])('may be %s', (tag) => {
    expect(listFaults(tag)).toEqual([]);
  });

  it.each([
    ['<a href=/base/gone.html>', '/base/gone.html, which does not exist'],
    ['<a href=/base/a>', '/base/a, which does not exist'],
    [
      '<a href=/base/a/mill.html#weir>',
      '/base/a/mill.html#weir, whose anchor does not exist',
    ],
    ['<a href=#weir>', '#weir, whose anchor does not exist'],
    ['<a href=/elsewhere>', '/elsewhere, outside of the site'],
    [
      '<a href=mill.html>',
      'mill.html, expected an address that begins with a slash',
    ],
    ['<a href=./>', './, expected an address that begins with a slash'],
    [
      '<img srcset="/base/a.png 1x, /base/b.png 2x">',
      '/base/b.png, which does not exist',
    ],
    [
      '<link imagesrcset="/base/b.png 1x">',
      '/base/b.png, which does not exist',
    ],
    [
      '<i style="background:url(\'/base/b.png\')">',
      '/base/b.png, which does not exist',
    ],
    [
      '<style>i{background:url(/base/b.png)}</style>',
      '/base/b.png, which does not exist',
    ],
    ['<form action=/base/find.html>', '/base/find.html, which does not exist'],
    [
      '<noscript><img src=/base/b.png></noscript>',
      '/base/b.png, which does not exist',
    ],
    [
      `<meta property=og:image content=${home}b.png>`,
      `${home}b.png, which does not exist`,
    ],
    [
      '<meta http-equiv=refresh content="0; url=/base/b.html">',
      '/base/b.html, which does not exist',
    ],
  ])('of %s is a fault', (tag, fault) => {
    expect(listFaults(tag)).toEqual([`found ${fault}`]);
  });
});
