import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

function decode(stream: PDFObject | undefined): string {
  return stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';
}

function find(dict: PDFDict | undefined, ...path: readonly string[]) {
  return path.reduce<PDFDict | undefined>(
    (parent, key) => parent?.lookupMaybe(PDFName.of(key), PDFDict),
    dict,
  );
}

/** The letters of the glyphs of an embedded font, by their codes in hexadecimal. */
function readLetters(font: PDFDict | undefined): ReadonlyMap<string, string> {
  const map = decode(font?.lookup(PDFName.of('ToUnicode')));
  return new Map(
    [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(
      ([, glyph = '', codes = '']) => [
        glyph.toLowerCase(),
        Buffer.from(codes, 'hex').swap16().toString('utf16le'),
      ],
    ),
  );
}

/** The appearance of a field, as viewers draw it. */
async function readAppearance(
  form: Uint8Array,
  name: string,
): Promise<PDFRawStream | undefined> {
  const field = (await PDFDocument.load(form)).getForm().getTextField(name);
  const normal = field.acroField.getWidgets()[0]?.getAppearances()?.normal;
  return normal instanceof PDFRawStream ? normal : undefined;
}

/** Reads what a viewer draws of a field of a form, line by line. */
export async function readDrawnField(
  form: Uint8Array,
  name: string,
): Promise<readonly string[]> {
  const appearance = await readAppearance(form, name);
  const fonts = find(appearance?.dict, 'Resources', 'Font');
  const [key] = fonts?.keys() ?? [];
  const letters = readLetters(key && fonts?.lookupMaybe(key, PDFDict));
  return [...decode(appearance).matchAll(/<(\w*)> Tj/g)].map(
    ([, codes = '']) =>
      letters.size === 0
        ? Buffer.from(codes, 'hex').toString('latin1')
        : codes
            .toLowerCase()
            .replaceAll(/.{4}/g, (code) => letters.get(code) ?? '�'),
  );
}
