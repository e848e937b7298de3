import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {decoded} from '../../src/shared/model/decoded';
import {aspectRatio} from '../documents/model/aspectRatio';
import {countPdfPages} from './countPdfPages';
import {forAllInTurn, getPagePath} from './pageFaults';
import {getFolder, requireStaticFile} from './staticFiles';
import type {Options} from './staticLinks';
import {
  attribute,
  getLine,
  listBlocks,
  textAttribute,
  type PageElement,
} from './elements';

type SourceLocation = {readonly page: string; readonly line: number};

/** The format of each attribute, as a pattern and in words. */
const EXPECTED = [
  {
    name: 'src',
    required: true,
    fits: (text: string) => /^\/.+\.pdf$/i.test(text),
    expected: 'the path of a PDF file under static/',
  },
  {
    name: 'title',
    required: true,
    fits: (text: string) => text.trim() !== '',
    expected: 'the title of the document',
  },
  {
    name: 'zoom',
    required: false,
    fits: (text: string) => Number(text) >= 25 && Number(text) <= 500,
    expected: 'a percentage from 25 to 500',
  },
  {
    name: 'page',
    required: false,
    fits: (text: string) => /^[1-9]\d*$/.test(text),
    expected: 'a page number',
  },
  {
    name: 'ratio',
    required: false,
    fits: (text: string) => aspectRatio(text) !== undefined,
    expected: 'an aspect ratio such as "16:9"',
  },
] as const;

function checkAttributes(
  element: PageElement,
  {page, line}: SourceLocation,
): void {
  for (const {name, required, fits, expected} of EXPECTED) {
    const text = textAttribute(element, name);
    if (text === undefined ? required : !fits(text)) {
      const found =
        text === undefined ? `has no ${name}` : `has the ${name} "${text}"`;
      throw new Error(
        `${page}:${line}: <PdfDisplay> ${found}, but needs ${expected}.`,
      );
    }
  }
}

async function describe(
  element: PageElement,
  options: Options,
  place: SourceLocation,
): Promise<void> {
  checkAttributes(element, place);
  const link = textAttribute(element, 'src') ?? '';
  const staticDir = getFolder(options, link);
  await requireStaticFile(staticDir, {link, ...place});
  const bytes = await readFile(join(staticDir, decoded(link)));
  const known = {bytes: bytes.length, pages: await countPdfPages(bytes)};
  for (const [name, value] of Object.entries(known)) {
    if (value !== undefined) {
      element.attributes.push(attribute(name, `${value}`));
    }
  }
}

/** Makes sure that the PDFs of a page exist, and passes their sizes to it. */
export default function describePdfs(options: Options): Transformer<Root> {
  return async (tree, file) => {
    const displays = listBlocks(tree, new Set(['PdfDisplay']));
    const page = getPagePath(options.siteDir, file);
    await forAllInTurn(displays, (element) =>
      describe(element, options, {page, line: getLine(element)}),
    );
  };
}
