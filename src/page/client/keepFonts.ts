import {storage} from '../../site/storage';

/** The fonts of src/site/fonts.ts as a CSS font value; a test compares the two. */
const FONTS = '1em Literata,Marcellus SC';

/**
 * Loads all fonts of the site, and records that the next page can use them.
 *
 * @returns whether they are loaded.
 */
export async function keepFonts(
  fonts: Pick<FontFaceSet, 'load'>,
): Promise<boolean> {
  try {
    await Promise.all([fonts.load(FONTS), fonts.load(`italic ${FONTS}`)]);
  } catch {
    return false;
  }
  try {
    localStorage.setItem(storage.face, 'own');
  } catch {
    // Without storage, only this document uses the fonts.
  }
  return true;
}
