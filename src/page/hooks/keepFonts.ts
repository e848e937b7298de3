import {storage} from '../../site/storage';

/** The fonts of src/site/fonts.ts, as a browser is asked for them; a test compares. */
const FONTS = '1em Literata,Marcellus SC';

/** Fetches all fonts of the site, and remembers that the next visit can be drawn in them. */
export async function keepFonts(
  fonts: Pick<FontFaceSet, 'load'>,
): Promise<void> {
  try {
    await Promise.all([fonts.load(FONTS), fonts.load(`italic ${FONTS}`)]);
    localStorage.setItem(storage.face, 'own');
  } catch {
    // Without fonts, or a memory, the next visit is as this one.
  }
}
