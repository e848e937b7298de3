import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import {findField, type Field} from './fieldAddress';
import {embedFieldFont} from './fieldFont';

/** Field flag for multiline text: bit 13. */
const MULTILINE = 1 << 12;
/** Annotation flag for printing: bit 3. */
const PRINTED = 4;
/** The resource name of the field font. */
const FONT = 'Literata';
/**
 * Font sizes of fields in points: that of the sheet for several lines, larger where there is room.
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

/** Converts a link annotation to a form field at the same position. */
function convertToField(link: PDFDict, {name, label, lines}: Field): void {
  for (const key of ['A', 'Border', 'BS', 'Contents']) {
    link.delete(PDFName.of(key));
  }
  const size = lines === true ? SIZES.lines : SIZES.line;
  const entries = {
    Subtype: PDFName.of('Widget'),
    FT: PDFName.of('Tx'),
    F: PDFNumber.of(PRINTED),
    Ff: PDFNumber.of(lines === true ? MULTILINE : 0),
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(label),
    DA: PDFString.of(`/${FONT} ${size} Tf 0 0 0.2 rg`),
  };
  for (const [key, value] of Object.entries(entries)) {
    link.set(PDFName.of(key), value);
  }
}

/** Gives a field an empty appearance, which form software replaces when it is filled in. */
function clearAppearance(context: PDFContext, field: PDFRef): void {
  const widget = context.lookup(field, PDFDict);
  const {width, height} = widget
    .lookup(PDFName.of('Rect'), PDFArray)
    .asRectangle();
  const nothing = context.stream('/Tx BMC EMC', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: {},
  });
  widget.set(PDFName.of('AP'), context.obj({N: context.register(nothing)}));
}

/** Changes the structure tags of converted links to form fields. */
function retag(document: PDFDocument): void {
  const isField = (kid: unknown): boolean =>
    kid instanceof PDFDict &&
    kid.lookupMaybe(PDFName.of('Obj'), PDFDict)?.get(PDFName.of('FT')) !==
      undefined;
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (
      !(object instanceof PDFDict) ||
      object.get(PDFName.of('S')) !== PDFName.of('Link')
    ) {
      continue;
    }
    const kids = object.lookup(PDFName.of('K'));
    const all =
      kids instanceof PDFArray
        ? kids.asArray().map((kid) => document.context.lookup(kid))
        : [kids];
    if (all.some(isField)) {
      object.set(PDFName.of('S'), PDFName.of('Form'));
    }
  }
}

/** Converts the placeholder links of a page, and returns the fields in reading order. */
function readFields({doc, node, ref: page}: PDFPage): readonly PDFRef[] {
  node.set(PDFName.of('Tabs'), PDFName.of('S'));
  const refs = (node.Annots()?.asArray() ?? []).filter(
    (entry) => entry instanceof PDFRef,
  );
  return refs.filter((ref) => {
    const link = doc.context.lookup(ref, PDFDict);
    const field = findField(getAddress(link));
    if (field !== undefined) {
      convertToField(link, field);
      link.set(PDFName.of('P'), page);
    }
    return field !== undefined;
  });
}

/** Converts all placeholder links of a document to form fields, in reading order. */
export async function makeFields(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  const fields = document.getPages().flatMap(readFields);
  for (const field of fields) {
    clearAppearance(document.context, field);
  }
  document.catalog.set(
    PDFName.of('AcroForm'),
    document.context.obj({
      Fields: fields,
      DA: PDFString.of(`/${FONT} 0 Tf 0 0 0.2 rg`),
      DR: {Font: {[FONT]: embedFieldFont(document.context)}},
    }),
  );
  retag(document);
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
  });
}
