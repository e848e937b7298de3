import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import describePdfs from '../../../../plugins/markdown/describePdfs';
import {textAttribute} from '../../../../plugins/markdown/elements';
import {component, page, run} from '../../../support/markdown';
import {makePdf} from '../../../support/pdfs';
import {temporarySite} from '../../../support/temporarySite';

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

  it('shows no number of pages if none can be found', async () => {
    const display = await show({src: '/maps/hidden.pdf', title: 'Map'});
    expect(textAttribute(display, 'bytes')).toBe('4');
    expect(textAttribute(display, 'pages')).toBeUndefined();
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
  it('naming page, line and the nearest name', async () => {
    await expect(show({...good, src: '/races/halforc.pdf'})).rejects.toThrow(
      'docs/races/orc.md:7: found "/races/halforc.pdf", expected a file under static/ (perhaps "/races/half orc.pdf").',
    );
  });

  it.each<[Attributes, string]>([
    [
      {title: 'Orc'},
      'has no src, expected the path of a PDF file under static/',
    ],
    [
      {src: '/races/readme.txt', title: 'Orc'},
      'has the src "/races/readme.txt", expected the path of a PDF file under static/',
    ],
    [{src: good.src}, 'has no title, expected the title of the document'],
    [
      {...good, title: ' '},
      'has the title " ", expected the title of the document',
    ],
    [
      {...good, zoom: '24'},
      'has the zoom "24", expected a percentage from 25 to 500',
    ],
    [
      {...good, zoom: '501'},
      'has the zoom "501", expected a percentage from 25 to 500',
    ],
    [{...good, page: '0'}, 'has the page "0", expected a page number'],
    [
      {...good, ratio: 'wide'},
      'has the ratio "wide", expected a shape such as "16:9"',
    ],
  ])('stating the fault: %j', async (attributes, message) => {
    await expect(show(attributes)).rejects.toThrow(
      `docs/races/orc.md:7: <PdfDisplay> ${message}.`,
    );
  });

  it('but other components do not', async () => {
    const other = component('AssetList', {src: '/nowhere.pdf'});
    await run(describePdfs, {siteDir}, page(other));
    expect(other.attributes).toHaveLength(1);
  });
});
