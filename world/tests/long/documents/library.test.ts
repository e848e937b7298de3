import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {ParseSpeeds, PDFDict, PDFDocument, PDFName} from '@cantoo/pdf-lib';
import {libraryFiles} from '../../../../plugins/press/libraryFiles';
import {sitePages, type SitePage} from '../../../../plugins/pages/sitePages';
import {getPath, paperNames} from '../../../../plugins/documents/model/paper';
import {characterSheet} from '../../../documents/characterSheet';
import {documents} from '../../../documents/index';
import {hasGlyphs, listFonts} from '../../../../tests/support/pdfFonts';
import {staticDir} from '../../../../tests/support/site';

const paths = [...libraryFiles.values()].flat();
let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
}, 300_000);

/** Whether a page lists the folder of a file, which stands for that of its other paper size. */
function isListed(path: string): boolean {
  const folder = path.replace(/(?:\/letter)?\/[^/]+$/, '');
  return pages.some(({content}) =>
    [
      ...content.matchAll(
        /<Asset(?:List|Table)\s[^>]*?folder="(?<folder>[^"]+)"(?<rest>[^>]*)>/g,
      ),
    ].some(({groups}) => {
      const [listed = '', rest = ''] = [groups?.['folder'], groups?.['rest']];
      return (
        !/\bfiles=/.test(rest) &&
        (folder === listed ||
          (/\sdeep\s/.test(rest) && folder.startsWith(`${listed}/`)))
      );
    }),
  );
}

describe('the library', () => {
  it('holds the guides of peoples and their kinds, at least 28, and at least twelve sheets of the almanac', () => {
    const inFolder = (folder: string): number =>
      documents.filter(({file}) => file.startsWith(`/${folder}/`)).length;
    expect(inFolder('Races')).toBeGreaterThanOrEqual(28);
    expect(inFolder('almanac-pdfs')).toBeGreaterThanOrEqual(12);
  });

  it('is made from existing pages', () => {
    const known = new Set(pages.map(({area, id}) => `${area}/${id}`));
    const named = documents
      .flatMap(({chapters}) => chapters.map(({page}) => page))
      .filter((page) => !page.startsWith('library/'));
    expect(named.filter((page) => !known.has(page))).toEqual([]);
  });

  it('has a row for each document below static/', async () => {
    const files = await Globby('**/*.pdf', {cwd: staticDir});
    expect(
      files.map((path) => `/${path}`).filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });

  it('has no document without a link from a page', () => {
    const text = pages.map(({content}) => content).join('\n');
    expect(
      paths.filter(
        (path) =>
          !isListed(path) &&
          !text.includes(`(${path})`) &&
          !text.includes(`"${path}"`),
      ),
    ).toEqual([]);
  });

  it('has no document over 1,200 KB, and none without text', () => {
    const sizes = paths.map(
      (path) => [path, statSync(join(staticDir, path)).size] as const,
    );
    expect(
      sizes.filter(([, size]) => size > 1200 * 1024 || size < 5 * 1024),
    ).toEqual([]);
  });
});

async function openDocument(path: string): Promise<PDFDocument> {
  return PDFDocument.load(readFileSync(join(staticDir, path)), {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
}

/** Returns what screen readers learn of a document before its text, and what is embedded in it. */
async function readFacts(path: string) {
  const document = await openDocument(path);
  const {catalog} = document;
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  return {
    path,
    spoken: {
      titled: (document.getTitle() ?? '') !== '',
      described: (document.getSubject() ?? '') !== '',
      language: document.getLanguage(),
      tagged: String(marks?.get(PDFName.of('Marked'))),
      structured: catalog.has(PDFName.of('StructTreeRoot')),
    },
    isComplete: listFonts(document).every(hasGlyphs),
    outlined: catalog.has(PDFName.of('Outlines')),
  };
}

describe('every document of the library', () => {
  let facts: readonly Awaited<ReturnType<typeof readFacts>>[] = [];

  beforeAll(async () => {
    const pdfs = paths.filter((path) => path.endsWith('.pdf'));
    facts = await Promise.all(pdfs.map(readFacts));
  }, 300_000);

  it('has a title, a subject, a language and tags', () => {
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.map(({path, spoken}) => ({path, ...spoken}))).toEqual(
      facts.map(({path}) => ({
        path,
        titled: true,
        described: true,
        language: 'en-US',
        tagged: 'true',
        structured: true,
      })),
    );
  });

  it('includes its fonts, and an outline of its parts', () => {
    const made = documents.flatMap(({file}) =>
      paperNames.map((paper) => getPath(paper, file)),
    );
    const found = facts.filter(({path}) => made.includes(path));
    expect(found).toHaveLength(made.length);
    expect(
      found.filter(({isComplete, outlined}) => !isComplete || !outlined),
    ).toEqual([]);
  });
});

describe('the character sheet', () => {
  it('has a field for each stat, each with an accessible name', async () => {
    const document = await openDocument(characterSheet.file);
    const fields = document.getForm().getFields();
    const names = fields.map((field) => field.getName());
    expect(new Set(names).size).toBe(names.length);
    for (const stat of ['strength', 'perception', 'willpower']) {
      expect(names).toContain(`stats.${stat}.score`);
    }
    const unnamed = fields.filter(
      ({acroField}) => !acroField.dict.has(PDFName.of('TU')),
    );
    expect(unnamed).toEqual([]);
  });

  it('can be filled in and saved', async () => {
    const document = await openDocument(characterSheet.file);
    document.getForm().getTextField('name').setText('Tessa Varn');
    const saved = await PDFDocument.load(await document.save());
    expect(saved.getForm().getTextField('name').getText()).toBe('Tessa Varn');
  });
});
