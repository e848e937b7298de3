import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  StandardFonts,
  type PDFContext,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';
import {
  getPath,
  getTitle,
  paperNames,
  papers,
} from '../../documents/model/paper';
import type {Made, Press} from '../made';
import {htmlPage} from '../markup';
import {seriesColors} from '../series';
import {finish} from '../typeset';
import {readSheet} from '../workbooks/makeWorkbook';
import {findField, type Field} from './blocks';
import type {FormDocument} from './formDocument';

/** Field flag for multiline text: bit 13. */
const MULTILINE = 1 << 12;
/** Annotation flag for printing: bit 3. */
const PRINTED = 4;
/** Resource name of the font of fields, which all form software has. */
const FONT = 'TiRo';
/**
 * Font sizes of fields in points: several lines have the size of the sheet, and single lines are
 * larger.
 */
const SIZES = {line: 10, lines: 9} as const;

function getAddress(annotation: PDFDict): string {
  const uri = annotation
    .lookupMaybe(PDFName.of('A'), PDFDict)
    ?.lookup(PDFName.of('URI'));
  return uri instanceof PDFString || uri instanceof PDFHexString
    ? uri.decodeText()
    : '';
}

/** Gives a field an empty appearance, which form software replaces when it is filled in. */
function emptyAppearance(context: PDFContext, link: PDFDict): PDFRef {
  const rectangle = link.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
  const nothing = context.stream('/Tx BMC EMC', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, rectangle.width, rectangle.height],
    Resources: {},
  });
  return context.register(nothing);
}

/** Converts a link annotation to a form field at the same position. */
function convertToField(
  context: PDFContext,
  link: PDFDict,
  {name, label, lines = false}: Field,
): void {
  for (const key of ['A', 'Border', 'BS', 'Contents']) {
    link.delete(PDFName.of(key));
  }
  const size = lines ? SIZES.lines : SIZES.line;
  const entries = {
    Subtype: PDFName.of('Widget'),
    FT: PDFName.of('Tx'),
    F: PDFNumber.of(PRINTED),
    Ff: PDFNumber.of(lines ? MULTILINE : 0),
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(label),
    DA: PDFString.of(`/${FONT} ${size} Tf 0 0 0.2 rg`),
    AP: context.obj({N: emptyAppearance(context, link)}),
  };
  for (const [key, value] of Object.entries(entries)) {
    link.set(PDFName.of(key), value);
  }
}

/** Converts the placeholder links of a page, and returns the fields in reading order. */
function readFields({doc, node, ref: page}: PDFPage): readonly PDFRef[] {
  const {context} = doc;
  node.set(PDFName.of('Tabs'), PDFName.of('S'));
  const refs = (node.Annots()?.asArray() ?? []).filter(
    (entry) => entry instanceof PDFRef,
  );
  return refs.filter((ref) => {
    const link = context.lookup(ref, PDFDict);
    const field = findField(getAddress(link));
    if (field !== undefined) {
      convertToField(context, link, field);
      link.set(PDFName.of('P'), page);
    }
    return field !== undefined;
  });
}

/** Changes the structure tags of converted links to those of form fields. */
function retag({context}: PDFDocument): void {
  const isField = (kid: unknown): boolean =>
    kid instanceof PDFDict &&
    kid.lookupMaybe(PDFName.of('Obj'), PDFDict)?.get(PDFName.of('FT')) !==
      undefined;
  for (const [, tag] of context.enumerateIndirectObjects()) {
    if (
      tag instanceof PDFDict &&
      tag.get(PDFName.of('S')) === PDFName.of('Link')
    ) {
      const kids = tag.lookup(PDFName.of('K'));
      const all =
        kids instanceof PDFArray
          ? kids.asArray().map((kid) => context.lookup(kid))
          : [kids];
      if (all.some(isField)) {
        tag.set(PDFName.of('S'), PDFName.of('Form'));
      }
    }
  }
}

/** Converts all placeholder links of a document to form fields, in reading order. */
export async function makeFields(document: PDFDocument): Promise<void> {
  const {context, catalog} = document;
  const {ref} = await document.embedFont(StandardFonts.TimesRoman);
  catalog.set(
    PDFName.of('AcroForm'),
    context.obj({
      Fields: document.getPages().flatMap(readFields),
      DA: PDFString.of(`/${FONT} 0 Tf 0 0 0.2 rg`),
      DR: {Font: {[FONT]: ref}},
    }),
  );
  retag(document);
}

/** Makes a form for each paper size. */
export async function makeForm(
  form: FormDocument,
  {siteDir, typesetter}: Press,
): Promise<Made> {
  const {file, title, subject, pictures = []} = form;
  const styles = ['plugins/press/styles/tokens.css', ...form.css].map((path) =>
    readFile(join(siteDir, path), 'utf8'),
  );
  const css = [...(await Promise.all(styles)), seriesColors(form.series)];
  const sheets = Object.entries(form.sheets).map(
    async ([name, path]) => [name, await readSheet(siteDir, path)] as const,
  );
  const data = Object.fromEntries(await Promise.all(sheets));
  const files = [];
  for (const paper of paperNames) {
    const page = `@page { size: ${papers[paper].size}; }`;
    const html = htmlPage(
      {title, css: [...css, page].join('\n')},
      form.draw(data, paper),
    );
    const document = await typesetter.set(html);
    await makeFields(document);
    files.push({
      path: getPath(paper, file),
      title: getTitle(paper, title),
      bytes: await finish(document, {title, subject}),
    });
  }
  const sources = [...Object.values(form.sheets), ...pictures];
  return {files, sources: sources.map((path) => join('static', path))};
}
