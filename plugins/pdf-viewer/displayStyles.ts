import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {transform} from 'esbuild';

/** The styles of the embedded viewer, below the root of the project. */
export const DISPLAY_STYLES = 'src/css/pdfDisplay.css';

/**
 * The source of a module with the viewer's styles as text; an imported style sheet would be loaded
 * by every page of the site.
 */
export async function displayStylesModule(siteDir: string): Promise<string> {
  const css = await readFile(join(siteDir, DISPLAY_STYLES), 'utf8');
  const {code} = await transform(css, {loader: 'css', minify: true});
  return `export default ${JSON.stringify(code.trim())};`;
}
