import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import describePdfs from '../describePdfs';
import {textAttribute} from '../elements';
import {component, page, run} from '../../../tests/support/markdown';
import {makePdf} from '../../../tests/support/pdfs';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({'static/races/readme.txt': 'x'});
const file = makePdf({pages: 3});
mkdirSync(join(siteDir, 'static/maps'));
writeFileSync(join(siteDir, 'static/races/half orc.pdf'), file);
writeFileSync(join(siteDir, 'static/maps/hidden.pdf'), 'junk');

const good = {src: '/races/half%20orc.pdf', title: 'Half-Orc'};

type Attributes = Readonly<Record<string, string | null>>;

async function show(attributes: Attributes) {
  const display = component('PdfDisplay', attributes, 7);
  await run(describePdfs, {siteDir}, page(display));
  return display;
}

describe('a document on a page', () => {
  it('shows its size and its number of pages', async () => {
    const display = await show(good);
    expect(textAttribute(display, 'bytes')).toBe(`${file.length}`);
    expect(textAttribute(display, 'pages')).toBe('3');
  });

  it.each<Attributes>([
    {zoom: '25'},
    {zoom: '500'},
    {page: '1'},
    {ratio: '4:3'},
  ])('may be displayed otherwise: %j', async (wish) => {
    await expect(show({...good, ...wish})).resolves.toBeTruthy();
  });
});

describe('a document that cannot be shown stops the build', () => {
  it.each<[Attributes, string]>([
    [
      {src: '/races/readme.txt', title: 'Orc'},
      'has the src "/races/readme.txt", but needs the path of a PDF file under static/',
    ],
    [
      {...good, title: ' '},
      'has the title " ", but needs the title of the document',
    ],
    [
      {...good, zoom: '24'},
      'has the zoom "24", but needs a percentage from 25 to 500',
    ],
    [
      {...good, zoom: '501'},
      'has the zoom "501", but needs a percentage from 25 to 500',
    ],
    [{...good, page: '0'}, 'has the page "0", but needs a page number'],
    [
      {...good, ratio: 'wide'},
      'has the ratio "wide", but needs an aspect ratio such as "16:9"',
    ],
  ])('stating the fault: %j', async (attributes, message) => {
    await expect(show(attributes)).rejects.toThrow(
      `docs/races/orc.md:7: <PdfDisplay> ${message}.`,
    );
  });
});
