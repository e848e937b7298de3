import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readPdfs} from '../../build/readPdfs';
import {makePdf} from '../../../../tests/support/pdfs';

let staticDir = '';
let cacheDir = '';

function read() {
  return readPdfs({staticDir, cacheDir});
}

function put(name: string, bytes: Uint8Array | string): void {
  writeFileSync(join(staticDir, name), bytes);
}

beforeEach(() => {
  staticDir = mkdtempSync(join(tmpdir(), 'documents-'));
  cacheDir = join(staticDir, '.texts');
});

afterEach(() => {
  rmSync(staticDir, {recursive: true});
});

describe('the text of documents', () => {
  it('is listed by path and page', async () => {
    put('two words.pdf', makePdf({pages: 2, text: (page) => `Leaf ${page}`}));
    put('table.csv', 'a,b');
    expect([...(await read())]).toEqual([
      ['two words.pdf', ['Leaf 1', 'Leaf 2']],
    ]);
  });

  it('is empty if a document has a password, or is no document', async () => {
    put('closed.pdf', makePdf({text: () => 'Secret', password: 'x'}));
    put('broken.pdf', 'no document');
    put('open.pdf', makePdf({text: () => 'Open'}));
    const texts = await read();
    expect([...texts].toSorted()).toEqual([
      ['broken.pdf', []],
      ['closed.pdf', []],
      ['open.pdf', ['Open']],
    ]);
  });

  it('is read once, and again when the document changes', async () => {
    put('a.pdf', makePdf({text: () => 'Before'}));
    await read();
    const [kept = ''] = readdirSync(cacheDir);
    writeFileSync(join(cacheDir, kept), '["Kept"]');
    expect((await read()).get('a.pdf')).toEqual(['Kept']);
    put('a.pdf', makePdf({text: () => 'After'}));
    expect((await read()).get('a.pdf')).toEqual(['After']);
  });
});
