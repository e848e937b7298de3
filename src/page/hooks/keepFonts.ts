import {storage} from '../../site/storage';

/** The fonts of src/site/fonts.ts as a CSS font value; a test compares the two. */
const FONTS = '1em Literata,Marcellus SC';

/** Loads all fonts of the site, and records that the next visit can use them. */
export async function keepFonts(
  fonts: Pick<FontFaceSet, 'load'>,
): Promise<void> {
  try {
    await Promise.all([fonts.load(FONTS), fonts.load(`italic ${FONTS}`)]);
    localStorage.setItem(storage.face, 'own');
  } catch {
    // If loading or storage fails, the next visit is like this one.
  }
}
