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
import {fieldAt, type Field} from './fieldAddress';
import {embedFieldFont} from './fieldFont';

/** Lets a field hold several lines: bit 13 of its flags. */
const MULTILINE = 1 << 12;
/** Prints a field with the page: bit 3 of the flags of an annotation. */
const PRINTED = 4;
/** What the font of fields is called where fields ask for it. */
const FONT = 'Literata';
/** How large the letters of fields are, in points: as large as those of the sheet, where there is room for more. */
const SIZES = {line: 10, lines: 9} as const;

function getAddress(annotation: PDFDict): string {
  const uri = annotation
    .lookupMaybe(PDFName.of('A'), PDFDict)
    ?.lookup(PDFName.of('URI'));
  return uri instanceof PDFString || uri instanceof PDFHexString
    ? uri.decodeText()
    : '';
}

/** Makes of a link a field, in the place that the link has on the page and in the order of reading. */
function becomeField(link: PDFDict, {name, label, lines}: Field): void {
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

/** Shows a field as empty, until a program that fills forms shows what is in it. */
function emptied(context: PDFContext, field: PDFRef): void {
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

/** The tag of a link says that it is one; that of a field must say so too. */
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

/** Replaces the placeholder links of a page by fields and returns these in reading order. */
function readFields({doc, node, ref: page}: PDFPage): readonly PDFRef[] {
  node.set(PDFName.of('Tabs'), PDFName.of('S'));
  const refs = (node.Annots()?.asArray() ?? []).filter(
    (entry) => entry instanceof PDFRef,
  );
  return refs.filter((ref) => {
    const link = doc.context.lookup(ref, PDFDict);
    const field = fieldAt(getAddress(link));
    if (field !== undefined) {
      becomeField(link, field);
      link.set(PDFName.of('P'), page);
    }
    return field !== undefined;
  });
}

/** Replaces placeholder links by fields, in reading order. */
export async function makeFields(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  const fields = document.getPages().flatMap(readFields);
  for (const field of fields) {
    emptied(document.context, field);
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
