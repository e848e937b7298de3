import type {PDFDocument, PDFFont, PDFTextField} from '@cantoo/pdf-lib';
import type {FormValues} from '../model/sheetRules';

/** The bytes that every PDF begins with. */
const MAGIC = '%PDF';

export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.slice(0, MAGIC.length)) === MAGIC;
}

export type FilledPdf = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The labels of fields with letters that no font has; a question mark replaces each letter. */
  readonly undrawn: readonly string[];
};

/** A font, and the characters it can draw. */
type Pen = {readonly font: PDFFont; readonly letters: ReadonlySet<string>};

function makePen(font: PDFFont): Pen {
  const codes = font.getCharacterSet();
  return {
    font,
    letters: new Set([
      '\n',
      '\r',
      ...codes.map((code) => String.fromCodePoint(code)),
    ]),
  };
}

/** The characters of a text in the form that fonts contain: composed accents and plain spaces. */
function listLetters(text: string): readonly string[] {
  return Array.from(text.normalize('NFC').replaceAll(/[^\S\r\n]/g, ' '));
}

function canDraw({letters}: Pen, text: string): boolean {
  return listLetters(text).every((letter) => letters.has(letter));
}

/**
 * Always uses the letters of Western Europe, which every viewer has. Embeds a font only if other
 * letters are needed.
 */
async function makePens(
  document: PDFDocument,
  texts: readonly string[],
  fetchFont: () => Promise<Uint8Array>,
): Promise<readonly [latin: Pen, wide: Pen]> {
  const {StandardFonts} = await import('@cantoo/pdf-lib');
  const latin = makePen(await document.embedFont(StandardFonts.TimesRoman));
  if (texts.every((text) => canDraw(latin, text))) {
    return [latin, latin];
  }
  // Without the font, such as offline, the letters that only it contains are reported.
  const font = await fetchFont().catch(() => undefined);
  if (font === undefined) {
    return [latin, latin];
  }
  document.registerFontkit(await import('fontkit'));
  return [latin, makePen(await document.embedFont(font, {subset: true}))];
}

/** Fills a field and draws it; later typing uses the font of the form. */
function fillField(field: PDFTextField, text: string, pen: Pen): void {
  const look = field.acroField.getDefaultAppearance() ?? '';
  const drawn = listLetters(text).map((letter) =>
    pen.letters.has(letter) ? letter : '?',
  );
  field.setText(drawn.join(''));
  field.updateAppearances(pen.font);
  field.setText(text);
  field.acroField.setDefaultAppearance(look);
}

/**
 * Fills the text fields of a form, and ignores names that it lacks.
 *
 * @param fetchFont fetches a font with more letters than those of Western Europe.
 * @throws Error if it is not a PDF with a form.
 */
export async function fillPdf(
  bytes: Uint8Array,
  values: FormValues,
  fetchFont: () => Promise<Uint8Array>,
): Promise<FilledPdf> {
  const {PDFDocument, PDFHexString, PDFName, PDFTextField} =
    await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(bytes);
  const form = document.getForm();
  const filled = form.getFields().flatMap((field) => {
    const text = values[field.getName()];
    return text !== undefined && field instanceof PDFTextField
      ? [{field, text}]
      : [];
  });
  const texts = filled.map(({text}) => text);
  const [latin, wide] = await makePens(document, texts, fetchFont);
  for (const {field, text} of filled) {
    fillField(field, text, canDraw(latin, text) ? latin : wide);
  }
  const undrawn = filled.filter(
    ({text}) => ![latin, wide].some((pen) => canDraw(pen, text)),
  );
  // Viewers would draw all fields anew, with a font that lacks letters.
  form.acroForm.dict.delete(PDFName.of('NeedAppearances'));
  const saved = await document.save({updateFieldAppearances: false});
  return {
    bytes: new Uint8Array(saved),
    undrawn: undrawn.map(({field}) => {
      const label = field.acroField.dict.lookup(PDFName.of('TU'));
      return label instanceof PDFHexString
        ? label.decodeText()
        : field.getName();
    }),
  };
}

/**
 * Reads the text fields of a form.
 *
 * @throws Error if the PDF cannot be read.
 */
export async function readPdf(bytes: Uint8Array): Promise<FormValues> {
  const {PDFDocument, PDFTextField} = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(bytes);
  return Object.fromEntries(
    document
      .getForm()
      .getFields()
      .filter((field) => field instanceof PDFTextField)
      .map((field) => [field.getName(), field.getText() ?? '']),
  );
}
