import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import criticalCssPlugin from '../../../../plugins/critical-css';
import {finishPages} from '../../../../plugins/publish/finishPages';
import type {Publisher} from '../../../../plugins/publish/publisher';
import {stub} from '../../../support/stub';

const FONT = '@font-face{font-family:A;src:url(/base/a.woff2)}';

const LINK = '<link rel=stylesheet href=/base/assets/css/styles.1.css />';

const LAYERED =
  '@layer theme{:root{--a:red}p.a{color:var(--a)}}:root{--a:blue}';

let outDir = '';

function put(path: string, text: string): void {
  mkdirSync(join(outDir, path, '..'), {recursive: true});
  writeFileSync(join(outDir, path), text);
}

function read(path: string): string {
  return readFileSync(join(outDir, path), 'utf8');
}

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'styles-'));
  put(
    'assets/css/styles.1.css',
    `${FONT}.a{color:red}.b{color:blue}@media print{.a{color:black}}`,
  );
  put('index.html', `<html>${LINK}<body><p class=a>$&</p></body></html>`);
  put('area/b.html', `<html><link rel=icon href=/i.ico>${LINK}<p class=b>`);
  put('404.html', `<html>${LINK}<p class=a>`);
  put('plain.html', '<html><p class=a>');
  put('assets/css/styles.2.css', LAYERED);
  put('layers.html', `<html>${LINK.replace('1', '2')}<p class=a>`);
  put('assets/css/styles.3.css', `${LAYERED}p{color:red!important}`);
  put('important.html', `<html>${LINK.replace('1', '3')}<p class=a>`);
  put('assets/lib/viewer.html', `<html>${LINK}<p class=a>`);
  const {publish} = criticalCssPlugin(stub<LoadContext>({baseUrl: '/base/'}));
  const mark: Publisher = {
    finishPages: (props) => (html) =>
      html.replace('<html>', `<html data-in=${props.outDir === outDir}>`),
  };
  await finishPages([publish, {}, mark], stub<Props>({outDir}));
});

afterAll(() => {
  rmSync(outDir, {recursive: true});
});

describe('a built page', () => {
  const behind =
    '<link rel=stylesheet media=print href=/base/assets/css/styles.1.css>';

  it('has its own styles for screens inline, and the whole stylesheet at its end', () => {
    expect(read('index.html')).toBe(
      `<html data-in=true><style>${FONT}.a{color:red}</style><body><p class=a>$&</p>${behind}</body></html>`,
    );
    expect(read('area/b.html')).toBe(
      `<html data-in=true><link rel=icon href=/i.ico><style>${FONT}.b{color:blue}</style><p class=b>${behind}`,
    );
  });

  it('that may become any other page has the whole stylesheet at once, and the fonts', () => {
    expect(read('404.html')).toBe(
      `<html data-in=true><style>${FONT}</style>${LINK}<p class=a>`,
    );
  });

  it('that needs no stylesheet, or has its own, keeps its styles', () => {
    expect(read('plain.html')).toBe('<html data-in=true><p class=a>');
    expect(read('assets/lib/viewer.html')).toContain(LINK);
  });

  it('includes the fonts, which the stylesheet does not repeat', () => {
    expect(read('assets/css/styles.1.css')).toBe(
      '.a{color:red}.b{color:blue}@media print{.a{color:black}}',
    );
  });

  it('has layers in its own styles, and none in the whole stylesheet', () => {
    expect(read('layers.html')).toContain(
      '@layer theme;@layer theme{p.a{color:var(--a)}}:root{--a:blue}',
    );
    expect(read('assets/css/styles.2.css')).toBe(
      ':where(p.a){color:var(--a)}:root{--a:blue}',
    );
  });

  it('has layers in both where these cannot be told otherwise', () => {
    expect(read('assets/css/styles.3.css')).toBe(
      `${LAYERED}p{color:red!important}`,
    );
  });
});
