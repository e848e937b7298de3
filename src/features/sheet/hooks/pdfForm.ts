import type {FormValues} from '../lib/sheetRules';

/** The bytes that every PDF begins with. */
const MAGIC = '%PDF';

/** Tells whether a file is a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.slice(0, MAGIC.length)) === MAGIC;
}

/**
 * Fills the text fields of a form; names that it lacks are left out.
 *
 * @throws Error if it is no PDF with a form.
 */
export async function fillPdf(
  bytes: Uint8Array,
  values: FormValues,
): Promise<Uint8Array<ArrayBuffer>> {
  const {PDFDocument, PDFName, PDFBool, PDFTextField, StandardFonts} =
    await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(bytes);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const letters = new Set(font.getCharacterSet());
  const form = document.getForm();
  for (const field of form.getFields()) {
    const text = values[field.getName()];
    if (text !== undefined && field instanceof PDFTextField) {
      const look = field.acroField.getDefaultAppearance() ?? '';
      field.setText(text);
      // Viewers draw the letters that the standard font lacks.
      if (
        Array.from(text).every((letter) =>
          letters.has(letter.codePointAt(0) ?? 0),
        )
      ) {
        field.updateAppearances(font);
      }
      // What is typed later, and what viewers draw anew, keeps the font of the form.
      field.acroField.setDefaultAppearance(look);
    }
  }
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  const saved = await document.save({updateFieldAppearances: false});
  return new Uint8Array(saved);
}

/**
 * Reads the text fields of a form.
 *
 * @throws Error if it is no PDF that can be read.
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
