import {inflateSync} from 'node:zlib';
import {
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';
import {deflate, isDeflated} from './deflate';
import {findAdvance} from './glyphAdvances';
import {joinGlyphs, type GetAdvance} from './joinGlyphs';

/** Reads the advances of the fonts that a page names. */
function readFonts({node}: PDFPage): ReadonlyMap<string, GetAdvance> {
  const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.keys() ?? []).flatMap((name) => {
      const font = fonts?.lookup(name, PDFDict);
      const getAdvance = font === undefined ? undefined : findAdvance(font);
      return getAdvance === undefined ? [] : [[name.decodeText(), getAdvance]];
    }),
  );
}

function joinContent(
  context: PDFContext,
  reference: PDFRef,
  fonts: ReadonlyMap<string, GetAdvance>,
): void {
  const stream = context.lookup(reference);
  if (!(stream instanceof PDFRawStream) || !isDeflated(stream)) {
    return;
  }
  const content = Buffer.from(inflateSync(stream.contents)).toString('latin1');
  const joined = Buffer.from(joinGlyphs(content, fonts), 'latin1');
  context.assign(reference, PDFRawStream.of(stream.dict, deflate(joined)));
}

/** Joins the glyphs of all pages, which the browser places one by one. */
export function joinText(document: PDFDocument): void {
  for (const page of document.getPages()) {
    const reference = page.node.get(PDFName.of('Contents'));
    if (reference instanceof PDFRef) {
      joinContent(document.context, reference, readFonts(page));
    }
  }
}
